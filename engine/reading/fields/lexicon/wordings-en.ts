import { type Wordings, wordings } from './wordings.ts'

const PARTS = {
  we: String.raw`\b(?:we|i|(?:my|our) (?:team|group|lab|company|start-?up|spin-?off|students?))`,
  who: String.raw`\b(?:he|she|they|who|(?:the|our|an?|this|that|such an?) [\p{L}/& -]{3,40}?)`,
  his: String.raw`\b(?:his|her|their|(?:the|an?|our) [\p{L} -]{3,40}?['’]s)`,
  him: String.raw`(?:him|her|them|the [\p{L} -]{3,40}?)`,
  // A value ends where the next thing about the same person begins.
  M: String.raw`(?<v>{C}{3,}?)(?=$|[.;!?\n]|,? (?:and|but|so|before|because)(?: before| to| what| would)? (?:he|she|they|his|her|their|wants?|needs?|asks?|requires?|would|won't|will|demands?|insists?|expects?|only|be|convince|nothing|signs?|without)\b|, (?:he|she|they|which|and)\b)`,
  P: String.raw`(?<v>{C}{3,}?)(?=$|[.;!?\n]|,? (?:before|until|and then|first\b|so that) ?(?:he|she|they|anything|any|$)?|, (?:he|she|they)\b)`,
  FIRST: `(?:first|to begin with|to start with|initially|for a start|as a first step|before anything else)`,
}

export const en: Wordings = {
  technology: wordings(
    PARTS,
    String.raw`
{we}(?:'ve|'re| have| has| are| am| had)?(?: [\p{L}-]+){0,2}? (?:come up with|came up with|put together|putting together|prototyped|prototyping|devised|pioneered|patented|perfected|launched|commercialise|commercialize) {V}
{we}(?:'ve| have| has)? spent {C}{3,30}? (?:building|developing|working on|designing|perfecting|on) {V}
\b(?:our|the) (?:thing|idea|invention|product|innovation|technology|device|gadget|solution|tech|start-?up|company|project)(?: in one line| in short| in a nutshell| itself| here)?(?: is called [^,.;:]{2,30}[,:]|, called [^,.;:]{2,30},|'s| is| are| uses|:| makes| builds| develops)+ (?<v>(?:an? |the |called |about )?{C}{6,})
\bwe (?:turn|convert|transform|recycle|upcycle|upgrade) (?<v>{C}{3,60}? (?:into|to) {C}{3,})
\bwe(?:'re| are) [^.;!?\n]{2,60}? with (?<v>an? {C}{3,}? (?:that|which|to) {C}{6,})
\b(?:at (?:the|its) core|at the heart of it|what we do|what we have|what we(?:'ve| have) got|what we make|what we sell|what we build) is (?<v>an? {C}{6,})`,
  ),
  firstTechnology: wordings(
    PARTS,
    String.raw`
^\s*(?:(?:so|well|basically|essentially|in short|hi|hello|hey|ok|okay)[,!]? )*(?:it's|it is|this is|imagine|think of|picture|meet \p{L}+[:,]) (?:basically |essentially )?(?<v>(?:an? |the first ){C}{2,60}? (?:that|which|you|to|for|with) {C}{6,})
\bwe(?:'ve| have)?(?: now| already)? (?:have|got|own|hold|offer|sell) (?:a patent on |a patented |a prototype of )?(?<v>an? {C}{2,60}? (?:that|which) {C}{6,})`,
  ),
  application: wordings(
    PARTS,
    String.raw`
\b(?:you|one|people|customers|users) (?:can|could|might|would) (?:put|use|install|fit|mount|deploy|employ|apply|run|place) (?:it|this|them|that) (?:into|in|on|for|at|to|inside|with|under) {V}
\b(?:uses|applications|places|fields|areas|use cases)(?: that)? we (?:see|have in mind|think of|imagine|thought of|know)(?: are| so far| today)?:? {V}
\b(?:it's|it is|this is|they're|they are|which is|would be|could be|might be|can be|is|are) (?:also |mostly |mainly |first )?(?:meant|intended|made|suited|suitable|useful|ideal|perfect|handy|interesting|relevant|destined) (?:for|in|on|to|at) {V}
\bwe(?:'d| would)? (?:see|imagine|picture|envisage|expect|want) (?:it|this|them) (?:to be )?(?:being )?(?:used |going |working |deployed |installed |mostly |mainly |first )*(?:in|on|for|at|into) {V}
\b(?:places|settings|situations|spots|cases) where (?:this|it|that) (?:makes sense|fits|helps|works|could be used|can be used|is useful)(?: are| include| would be|:) {V}
^\s*(?:it |this |and |also |that )*(?:fits|suits|works|goes|makes sense|belongs|helps)(?: well| best)? (?:for |in |on |at |into |inside )?{V}
\b(?:it|this|which|that) (?:fits|suits|makes sense for|makes sense in|goes into|belongs in) {V}
\b(?:used|deployed|installed|employed|tried)(?: first| initially)? (?:in|on|at|by|for) {V}
\bwe(?:'d| would| will|'ll|'re going to)? (?:use|deploy|install|apply|put) (?:it|this|them)(?: first| initially| mainly| mostly)? (?:in|for|on|at|into) {V}`,
  ),
  valueLabel: wordings(
    PARTS,
    String.raw`
\b(?:our|the) (?:promise|pitch|offer|benefit|main benefit|key benefit|selling point|payoff|upside|claim)(?: to [^:.;]{2,40}?| for [^:.;]{2,40}?)?(?:(?: is| would be)(?: simple)?(?: that)?| that|\s*(?=:)):?\s*(?<v>[^;!?\n]{8,})
\bwhat (?:they|customers|clients|users|buyers|[\p{L} ]{2,30}?) (?:get|gain|save)(?: from us| out of it| with us| from it)?\s*(?:is|are|:)(?: that)? (?<v>[^;!?\n]{8,})
\bwhat we (?:offer|promise|give|bring|deliver|do for)(?: to)?(?: [\p{L} ]{2,30}?)?\s*(?:is|:)(?: that)? (?<v>[^;!?\n]{8,})`,
  ),
  help: wordings(
    PARTS,
    String.raw`
(?<v>\b(?:we|our [^.;!?\n]{2,40}?|it|this) (?:can |will |could )?(?:helps?|lets?|enables?|allows?|frees?|spares?) (?!us\b|me\b)[^.;!?\n]{2,60}? (?:to |from )?\p{L}{3,} {C}{4,})
(?<v>\bwe make (?:sure |it possible for )?[^.;!?\n]{2,60}? (?:cheaper|faster|safer|lighter|possible|easier|[\p{L}]+ing){C}*)`,
  ),
  withUs:
    'use our | uses our | switch to our | with us | with our | thanks to our | thanks to us | thanks to it | using our | with it | with this | with the help of our | because of our | through our',
  firstMarket: wordings(
    PARTS,
    String.raw`
{START}(?:so |and |for now |right now |well )?{N} (?:is|are|will be|would be) where we(?:'re| are|'ll| will| want to| plan to)? (?:begin|start|starting|beginning|go first)
{START}(?:so |and |for now |right now )?{N} (?:is|are|will be)(?: clearly| now| still)? (?:our |the )?(?:number one|no\. ?1|market number one|market no\. ?1|first choice|top pick|top priority|main focus|primary focus|initial focus|first stop|first focus|focus|first port of call|first in line)\b
\b(?:number one|no\. ?1|first choice|top pick|first stop|first in line|top of (?:our|the) list|first on (?:our|the) list|our (?:main |first |primary |initial )?focus)(?: for us| right now| today| now| at the moment)?\s*(?:is|are|goes to|will be|would be|:)(?: on| now| clearly)* {V}
{START}(?:so |and )?(?:we|we're|we'll|we'd|i)(?: are| will| would| want to| plan to| 're)? ?(?:go|going|start|starting|begin|beginning|head|heading|target|targeting|tackle|tackling|serve|serving|sell|selling|approach|approaching)(?: to| after| for| with| at| into| in)* {N},? {FIRST}
{START}(?:so |and )?(?:it's|it is|now it's|for now it's|right now it's|for now,? it's)(?: all)? (?:about )?{N},? (?:that's|they're|they are|that is|it's) (?:our |the )?(?:number one|first|focus|priority|beachhead)
{START}(?:so |and |ok |okay )?{N} (?:comes?|goes?|go) first\b
{START}(?:so |and |first |ok |okay )?{N} first(?=(?:[,;]| and | then | but )[^.;!?\n]{3,50}(?:after|second|later|next|then|follow|maybe))
\b{FIRST},? (?:it's|it is|we (?:go|sell|turn|look)(?: to| after| at)?) {V}
\b(?:we )?(?:decided|settled|agreed|chose|opted|went) (?:on|for|with) {N} (?:as (?:our |the )?|for (?:our |the )?)(?:first|beachhead|priority|starting|entry)`,
  ),
  secondMarket: wordings(
    PARTS,
    String.raw`
{START}(?:and |then |but |while )?{N} (?:might|may|could|would|will|can|'ll|should)? ?(?:follow|come next|come later|come after|come second|be next|be second|be later|wait)\b
{START}(?:and |then |but )?{N} (?:comes?|is|are|go|goes)? ?(?:later|after that|afterwards|down the road|next in line|next|second|number two|in second place|once that works|one day)\b`,
  ),
  icp: wordings(
    PARTS,
    String.raw`
\b(?:the |our )?sweet spot(?: for us| here)?(?: is| are| would be|:) {V}
\bideally,? (?:we (?:sell|would sell|work|'d sell)(?: to| with)|we'd (?:sell to|work with)|it's|it is|that's|it would be|this is|our customer is|the customer is|they're|they are) {V}
\b(?:best|perfect|ideal|good|great|natural) (?:fit|match)(?: for us)?(?: is| are| would be|:) {V}
\ban? (?:good|typical|perfect|great|ideal|model) (?:customer|client|buyer|account)(?: for us| of ours)?(?: is| looks like| would be|:) {V}
\bthe (?:kind|type|sort) of (?:customer|client|company|firm|buyer|business|organi[sz]ation)s?(?: that)? (?:we(?:'re| are)? (?:want|look for|looking for|after|target|targeting|need)|that fits)(?: best| most)? (?:is|are|has|have|would be) {V}
{START}(?<v>the (?!first|next|only|last|thing|people|role|proof|team)[\p{L} -]{3,40}? we(?:'re| are)? (?:want|look for|looking for|after|target|targeting|aim for|aiming for|sell to|serve best|go after|like best)(?: most)? (?:are|have|sit|is|run|must|should|need|has) {C}{6,})`,
  ),
  wanted: wordings(
    PARTS,
    String.raw`
\bwe(?:'re| are)? (?:look(?:ing)? for|want|after|search(?:ing)? for|sell best to|work best with|do best with|most interested in|go(?:ing)? for) {V}`,
  ),
  notWanted:
    'investor* | co-founder* | cofounder* | founder* | ceo | cto | engineer* | developer* | intern* | student* | employee* | funding | money | grant* | office | advice | feedback | help | partner* | mentor* | to | someone who | sales | interview* | answer* | pilot* | loi* | you | your',
  role: wordings(
    PARTS,
    String.raw`
\b(?:it's|it is|that's) not the [^.;!?\n]{3,60}?,? (?:it's|but|it is) the {R}{END}
\b(?:buyer|decision[- ]maker|budget holder), (?:usually |typically |always )?(?:the|an?) {R},
\b(?:it's|it is|that's|that is) (?:usually |always |really |typically |actually |in fact |rather |clearly )?the {R} (?:who|that) (?:signs|decides|buys|approves|pays|holds|has|makes|calls|gives|owns|controls)\b
\b(?:it's|it is|that's|this is)? ?(?:all )?up to the {R}{END}
\bwithout (?:the|a) {R}['’]s? (?:signature|approval|ok|okay|blessing|go-ahead|sign-off|say-so|consent)
\b(?:the|an?|their|our) {R} (?:has to|must|needs to|will have to|would have to|gets to) (?:approve|sign|agree|decide|okay|ok|release)
\bbudget(?: for it| for this)? (?:sits|lies|is|rests|belongs) (?:with|to) (?:the|an?) {R}{END}
\b(?:decision|purchase|order|contract|call|deal) (?:is|are|gets|will be)? ?(?:usually |always )?(?:made|taken|signed(?: off)?|approved|lies|rests|sits|authori[sz]ed) (?:by|with) (?:the|an?) {R}(?=$|[.,;:!?\n)(]| and | who )
\b(?:sign-off|approval|signature|green light|go-ahead|final word|last word|purchase order) (?:comes|is|has to come|lies|rests) (?:from|with) (?:the|an?) {R}{END}
\b(?:person|one|people|man|woman) (?:who|that|with|holding|in charge of|to convince|we need to convince)(?: [\p{L} ]{2,40}?)? (?:is|are|would be) (?:usually |always )?(?:the|an?) {R}(?=$|[.,;:!?\n)(]| who | and )
\b(?:the|an?|their|our) {R} (?:calls the shots|has the last word|has the final word|has the say|gives the green light|makes the call|makes that call|holds the purse strings|places the orders?|is in charge of (?:buying|purchasing|the budget)|does the buying|approves (?:it|the purchase|purchases|the order|orders)|signs (?:the|it|off|for)|is the one with the budget|is our buyer|is who we sell to)\b
\b(?:the|an?|their|our) {R} does[.!]?\s*$`,
  ),
  motivation: wordings(
    PARTS,
    String.raw`
{his} (?:own |one |main |biggest |top |primary |key |greatest |number one |real |first |chief |only |single )*(?:concern|worry|fear|headache|priority|goal|motivation|pain|driver|interest|aim|objective|nightmare|worst case|pain point|focus)(?: of all| here| right now)? (?:is|are|:) (?:that |to )?{M}
\b(?:the )?(?:main|biggest|top|primary|key|greatest) (?:concern|worry|fear|headache|goal|motivation|pain point|driver)(?: for {him}| of {him})?(?: is|:) {M}
\bwhat (?:he|she|they|the [\p{L} -]{3,40}?) (?:really |mostly |actually )?(?:fears?|dreads?|cares? about|worr(?:y|ies) about|is after|are after|hates?|looks? (?:at|for)|minds?)(?: most| above all| more than anything)?(?: is| are)? {M}
\bwhat (?:really |mostly )?(?:keeps|worries|drives|matters|counts|bothers|motivates|moves|haunts|scares)(?: most)?(?: to| for)? {him}(?: awake| up)?(?: at night)?(?: most| above all)?,? (?:is|are) {M}
\b(?:it's|it is|that's) all about {M}
{his} (?:job|bonus|promotion|career|reputation|head) (?:depends|hangs|rides) on (?:whether (?:he|she|they) can )?{M}
{who}(?:'s| is| are| gets?) (?:mostly |mainly |really |above all |most |chiefly |primarily |always )*(?:worried|concerned|afraid|anxious|nervous|scared|measured|judged|evaluated|driven|motivated|fed up|obsessed|under pressure) ?(?:about|of|on|by|with|to|for) {M}
{who} (?:mostly |mainly |really |above all |chiefly |primarily |just )*(?:fears?|dreads?|hates?|worries about|cares about|looks for|is after|thinks in|lives by) (?!to see){M}
{who} (?:mostly |mainly |really |above all |chiefly |primarily |just )*(?:wants?|would like|is trying|tries|hopes|needs|has|is keen|aims) (?:above all |mostly |mainly )?to (?!see|test|try|be shown|have proof|know|approve|sign|agree|decide|be convinced)(?<v>{C}{3,}?)(?=$|[.;!?\n]|,? (?:and|but|so|before) (?:he |she |they )?(?:wants?|needs?|asks?|requires?|would|won't|will|demands?|insists?|expects?|only)\b)`,
  ),
  proofNeeded: wordings(
    PARTS,
    String.raw`
\bwhat (?:would|will|could) (?:convince|persuade|win over|sway|make|get|reassure) {him}(?: over| sign| buy| to sign| to buy| move)? (?:is|are|would be|:) {P}
\b(?:to be (?:convinced|persuaded|sure|won over)|to sign|to buy|to say yes|to move),? (?:he|she|they|the [\p{L} -]{3,40}?)(?:'d| would| will)? (?:needs?|wants?|asks? for|expects?|has to see|have to see|requires?) (?:to see )?{P}
\b(?:won't|will not|wouldn't|would not|would never|will never|never|doesn't|does not|can't|cannot) (?:move|buy|sign|act|budge|decide|commit|say yes|touch it|touch anything|order|even look at it|approve|agree)[^.;,]{0,30}? (?:without|until (?:he|she|they) (?:has|have) seen|until (?:he|she|they) sees?|unless (?:he|she|they) sees?|before (?:he|she|they) (?:has|have) seen|before seeing) {P}
\bonly (?:ever )?(?:buys?|signs?|moves?|commits?|acts?|approves?|agrees?|says yes)(?: once (?:he|she|they)(?: has|'s| have)? (?:seen|got|sees|had)| after(?: seeing)?| if (?:he|she|they) (?:sees?|gets?|has)| when (?:he|she|they) (?:sees?|has|gets)| with| against| on the basis of) {P}
\bnothing (?:short of|less than|but) {L} (?:will|would) (?:convince|do|satisfy|persuade|move)
\b(?:would be|will be|is|gets) (?:convinced|persuaded|won over|reassured) by {P}
{START}(?:and |but )?(?<v>(?:an?|one|two|three|the|seeing|\d+) {C}{3,80}?) (?:would|will) (?:convince|win|persuade|do it for|reassure) {him}
\bbefore (?:he|she|they|the [\p{L} -]{3,40}?) (?:signs?|moves?|buys?|decides?|commits?|orders?|approves?)(?: anything| it)?,? (?:he|she|they)(?:'d| would| will)? (?:needs?|wants?|asks? for|expects?|has to see|insists? on|requires?)(?: to see| seeing)? {P}
\b(?:he|she|they|who|(?:the|our) [\p{L} -]{3,40}?)(?:'d| would|'ll| will) (?:first |also |then )?(?:need|want|ask|like|have|expect|insist|demand|require)(?: to see| for| on| to be shown| seeing)? {P}
\b(?:asks?|asked|wants?|needs?|expects?|insists?)(?: first)? (?:for|on|to see|to be shown) {P}`,
  ),
  pain: "paying | fined | keep * paying | forbid* | ban | bans | banned | turned down | come back | comes back | rework* | only find | find out | only notice* | only after | only when | no idea | goes unnoticed | unnoticed | out of business | out of pocket | sets ~ back | set ~ back | freeze | freezes | cave in | caves in | means | pour away | pours away | sends ~ home | send ~ home | falls off | fall off | still | grounded | by then | too often | nobody knows | don't know | do not know | blow* ~ budget | hours a week | too expensive | too heavy | too late | guess* | cave* | dump* | bankrupt* | turn away | in vain | for nothing | run out of | runs out of | short of | lack | lacks | contaminat* | clog* | crack* | leak* | overheat* | fall short | falls short | complain* | unplanned | emergency | every time | idle | repaint* | unusable | useless | crash* | hurt | hurts | pain*",
}
