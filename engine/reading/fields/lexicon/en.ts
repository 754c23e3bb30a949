import type { FieldLexicon } from './types.ts'

const BREAK = String.raw`(?=$|[.;!?\n])`

export const en: FieldLexicon = {
  technology: [
    /\b(?:we|i|(?:my|our) (?:team|group|lab|company|start-?up|spin-?off))(?: have| has| is|'ve| are|'re| am|'m)?(?: now| currently| been| also| just)? (?:build|builds|built|building|develops|makes|designs|develop|developed|developing|make|making|designed|design|designing|engineer|engineered|engineering|created|create|creating|invented|work on|working on|produce|producing|manufacture|commerciali[sz]e|commerciali[sz]ing) (?<v>[^.;!?\n]{6,})/u,
    /\b(?:we|i) use (?<v>[^.;!?\n]{6,}? to [^.;!?\n]{6,})/u,
    /\b(?:our technology|our product|our idea|our solution|our invention|the technology|the product) (?:is|uses) (?<v>[^.;!?\n]{6,})/u,
    /\b(?:we are|we're|i am|i'm) (?:a [^.;!?\n]{0,60})?(?:spin-?off|spin-?out|startup|team|company)[^.;!?\n]{0,60}? (?:building|developing|working on|making|with) (?<v>[^.;!?\n]{6,})/u,
  ],
  techNoun:
    '*sensor* | *chip* | software | platform | device* | *scanner* | membrane* | robot* | drone* | laser* | algorithm* | model* | catalyst* | *batter* | coating* | material* | process | reactor* | enzyme* | *camera* | system* | technology | method* | tool* | kit* | assay* | machine* | printer* | valve* | polymer* | *meter | *meters | filter* | probe* | implant* | patch* | engine* | magnet* | antenna* | microscope* | detector* | *cell* | electrolyser* | electrolyzer* | electrode* | adhesive* | alloy* | hydrogel* | bacteria | yeast* | strain* | vaccine* | molecule* | drug* | diagnostic* | gripper* | exoskeleton* | satellite* | radar* | lidar* | spectrometer* | app | ai | cartridge* | inverter* | motor* | pump* | paint | film* | glass | fibre* | fiber* | textile* | hub | imager* | inspection',
  notTechnology:
    'team | pipeline | list | community | pitch | deck | company | customer* | relationship* | roadmap | business | website | network | plan | promise | offer | goal | aim | focus | mission | vision | priority | market | segment | industry | beachhead | hypothesis | question | approach | target* | advantage | interviewee* | user* | partner* | supplier* | letter* | founder* | budget | order* | price* | test | tests | trial* | strategy | sales | progress | pilot* | loi* | interview* | contract* | prototype for | landing page | revenue | value proposition | model for pricing | bridge | profile | decision | sure | appointment*',
  purpose: /\b(?:that|which|to|for) (?<v>(?!is\b|are\b|was\b)[^.;!?\n]{6,})/u,
  application: [
    /\b(?:we'd|we would|we will|we'll|i'd|i would) (?:first |initially )?(?:use|deploy|apply) (?:it|this|them)(?: first| initially| mainly)? (?:in|for|on|at) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:applications?|use cases?|uses|possible uses|application areas?|fields of use)(?: are| include| would be| could be| is)?\s*:?\s+(?!would|could|is\b)(?<v>[^.;!?\n]{3,})/u,
    /\b(?:first|main|other|another|initial|second|possible|potential|next|obvious)(?: possible)? (?:use|application|use case|uses|applications|use cases)\b[^.;!?\n]{0,12}?(?: would be| is| are| could be| will be|:| include) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:could|can|may|might|would)(?: also| be| then)*(?: be)? (?:use it|use this|be used|used|apply it|applied|deploy it|deployed|employed|work|help|serve|go|fit) (?:into|in|for|on|to|at|with|by) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:we would|we'd|we will|we want to|we plan to|we'll|we could) (?:start|begin) with (?<v>[^.;!?\n]{3,})/u,
    /\b(?:it|this|which) (?:is|works|can be used) (?:useful |suited |suitable |also )?(?:for|in) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:used|deployed|applied) (?:in|for|on) (?<v>[^.;!?\n]{3,})/u,
  ],
  problemLead:
    /^\s*(?:hi|hello|so|well|and|but|today|currently|right now|at the moment|nowadays|(?:every|each) (?:\p{L}+ )?(?:year|spring|summer|autumn|fall|winter|day|week|month|season|morning|night|harvest|quarter|time)|it (?:takes|costs)|right now|the (?:big |main |core |real |key )?(?:problem|issue|pain|challenge)(?: is| here is| today is)?(?: that)?|our observation|in practice|typically|usually|problem)\s*[:,-]?\s*/u,
  problemLabel: /\bthe (?:big |main |core |real |key )?(?:problem|issue|pain|challenge)\b|^\s*problem\s*:/u,
  consequence:
    "rot | rots | end up | goes to waste | go to waste | shortage* | can't find | cannot find | too late | too slow | loss | losses | strand* | pollute* | lose | loses | losing | lost | waste | wastes | wasting | spend | spends | pay | pays | cost | costs | costing | throw away | throws away | throw out | discard* | scrap | scraps | suffer | suffers | struggle* | fail | fails | miss | misses | die | dies | wait | waits | shut down | shuts down | stop | stops | break | breaks | break down | cannot | can't | have to | has to | must | overpay | overpays | leak | leaks | fine | fines | penalties | penalty | downtime | delay* | recall* | reject | rejects | rejected | give up | forced to | by hand | manually | damage* | corrode* | spoil* | error* | injur* | infection* | misdiagnos* | blind | accident* | readmi* | outage* | idle | takes weeks | take weeks | takes months | take months | takes hours | take hours | takes days | take days | no way to | risk | risks | write off | writes off | burn | burns | replace | replaces | redo | second operation | return* | incinerate*",
  cause:
    "because | since they | since their | since there | since it | since no | due to | as their | as today's",
  firstPerson: "we | our | us | i | my | we've | we're",
  pronounStart: /^\s*(?:that|this|it|they|these|those|which|each|every)\b/u,
  value: [
    /\bvalue prop(?:osition)?\b(?: is| today is| would be)?(?: that)?\s*:?\s*(?<v>[^;!?\n]{8,})/u,
    /(?<v>\b(?:for [^,.;!?\n]{3,80},? )?(?:we|our [^.;!?\n]{2,50}?|with us,?[^.;!?\n]{0,50}?|with our [^.;!?\n]{2,60}?|thanks to our [^.;!?\n]{2,60}?|using our [^.;!?\n]{2,40}?|it) (?:can |could |help [^.;!?\n]{2,60}? |helps [^.;!?\n]{2,60}? |lets [^.;!?\n]{2,60}? |let [^.;!?\n]{2,60}? |allows? [^.;!?\n]{2,60}? to )?(?:cut|cuts|reduce|reduces|save|saves|lower|lowers|halve|halves|double|doubles|increase|increases|raise|raises|boost|boosts|shorten|shortens|eliminate|eliminates|bring|brings|replace|replaces|speed|speeds|extend|extends|improve|improves|slash|slashes|shrink|shrinks|detect|detects|drops?|falls?|deliver|delivers) [^;!?\n]{4,})/u,
    /(?<v>\b[^.;!?\n]{3,80} (?:falls|drops|goes down|shrinks|sinks|rises|goes up|goes|go|fall|drop|rise) from [^;!?\n]{1,40} to [^;!?\n]{1,60})/u,
  ],
  multiple:
    'half | halve | halves | double | doubles | triple | twice | tenfold | ten times | times faster | times cheaper | x faster | x cheaper | fold',
  lab: 'lab | labs | greenhouse | test (loop|loops|plot|plots|farm|tank|forest|kitchen|pool|setup|circuit|house|barn|pond|wall|cell|line|lane|road|garden|bed|pit) | bench test* | institute | basement | workshop | laboratory | in-house | bench | test bench | test rig | testbed | own test | our own | in our tests | in tests | internal test* | simulation* | prototype | cleanroom | test stand | climate chamber | wind tunnel | our test* | own measurements | our measurements | experiment* | mice | in vitro | test apiary | test track | test field | greenhouse trial | university | trl | benchmark*',
  customerSite:
    "site | yard | their plant | their yard | 's line | at a customer | pilot* | trial* | customer* | at their site | on their line | on their site | in the field | field trial* | client* | plant in | user* | their line | on site | first site | in production | hospital* | interview* | interviewee* | operator*",
  result:
    'measured | measure | achieved | achieves | reached | reaches | showed | shown | shows | demonstrated | demonstrates | removed | removes | detected | detects | found | fell | dropped | decreased | reduced | rose | increased | improved | saved | cut | survived | lasted | worked | works | proved | confirmed | hit | yielded | delivered | recovered | held | withstood | withstands | ran for | down by | went down | went up | fewer | less | halved | doubled | came down | identified | caught | recognised | recognized | predicted | produced | lowered | shortened | stayed | is down | are down | is up | kept | separated',
  voiced:
    'complained | named | said | mentioned | told us | confirmed | reported | described | cited | asked for | rated | ranked | agreed that',
  priority:
    /\b(?:priority|prio|p)[\s-]?(?:number |no\.? |#)?(?<n>1|2|3|one|two|three)\b|\b(?<o>first|second|third|top) priority\b|\b(?:number one|no\. 1) (?:priority|industry|market|segment)\b/gu,
  firstMarket: [
    /\b(?:our )?(?:beachhead|first market|initial market|primary market|main market|entry market|first segment|beachhead market|beachhead segment|primary industry|primary segment|first industry|initial segment|main target|primary target|launch market|first target)(?: market| segment| industry)?(?: will be| would be| is| are|:)? (?<v>[^.;!?\n]{3,})/u,
    /\bwe (?:will |want to |are going to |are |'re )?(?:focus|focusing|start|starting|concentrate|concentrating|go|going|target|targeting|aim|aiming|sell|selling)(?: first| initially| primarily)(?: on| with| at| after| for| to)? (?<v>[^.;!?\n]{3,})/u,
    /\b(?:first|initially|to begin with),? we (?:will |'ll |want to )?(?:focus on|target|go after|start with|serve|sell to|concentrate on|aim at) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:we )?(?:chose|choose|picked|pick|decided on|selected|settled on) (?<v>[^.;!?\n]{3,}?) as (?:our |the )?(?:beachhead|first market|priority|primary|entry)/u,
    /(?:^|[,.;:]\s*)(?<v>[^.,;!?\n]{3,60}?) (?:is|are|will be) our (?:beachhead|first market|primary market|main market|entry market|first target|primary industry|main target|first segment|primary target)/u,
  ],
  secondMarket: [
    /(?:^|[,;.]| and| then)\s*(?:and |then |followed by |after that |next |later |with )+(?<v>[^,;.!?\n]{3,60}?)(?: (?:second|next|later|as (?:the )?second|after that|as priority 2|in second place))?\s*(?=$|[,;.!?\n])/u,
    /(?:^|[,;.] ?|\band )(?<v>[^,;.!?\n]{3,60}?) (?:come|comes|is|are|as|would be|follow|follows)?\s?(?:our )?(?:second|secondary|next|number two)\b/u,
    /\b(?:second|secondary)(?: market| segment| industry)?(?: is| are|:| would be| come| comes)? (?<v>[^,;.!?\n]{3,60})/u,
  ],
  target: [
    /\b(?:we|we're|we are) (?:target|targeting|sell to|selling to|serve|serving|going after|aiming at) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:target|our) (?:industries|markets|segments|sectors)(?: are| include|:) (?<v>[^.;!?\n]{3,})/u,
  ],
  link: /^(?:\s*(?:is|are|will be|would be|goes to|go to|being|:|=|-|–|—|->|→|\)))*\s*/u,
  icp: [
    new RegExp(
      String.raw`\b(?:ideal|perfect|best|typical|target|dream|best-fit|core) (?:customers?|clients?|buyers?|accounts?)(?: profile)?(?: \(icp\))?(?: would be| is| are| looks like| look like|:| has| have)? (?<v>[^;!?\n]{6,}?)${BREAK}`,
      'u',
    ),
    new RegExp(String.raw`\bicp\b(?: would be| is| are|:| =| looks like)? (?<v>[^;!?\n]{6,}?)${BREAK}`, 'u'),
  ],
  traitBreak:
    /,? (?:and )?(?=(?:in(?! house\b)|with|that|who|which|based|located|between|over|under|above|below|at least|more than|fewer than|less than|having|serving|treating|producing|processing|handling|shipping|selling|owning|managing|milking|growing|baking|brewing|bottling|older than|younger than|running|operating|whose|where|without|across|from|employing|using|making|facing|under|of at least|of more than)\b)|, (?:and )?|; | and (?=(?:their|its|own|an?|at|no|the|high|low|strict|existing|in-house)\b)/gu,
  size: 'mid-sized | medium-sized | midsize | small | large | tier 1 | tier-1 | tier-one | family-owned | publicly owned | regional | independent | mid-size | public | private | industrial | commercial',
  role: [
    /\b(?<v>(?:the|an?|their|our)? ?[\p{L}/&' -]{3,60}?) (?:usually |typically |always |then |also |alone |normally )?(?:is the one who (?:signs|decides|buys|approves)|makes the (?:final |buying |purchase |purchasing )?decision|decides|signs|approves|holds the budget|owns the budget|has the budget|has the final say|is the (?:economic |main |actual )?buyer|is the decision[- ]maker|is our buyer|controls the budget|signs off|buys|has budget)\b/u,
    /\b(?:buyer|decision[- ]maker|buyer persona|economic buyer|budget holder|person who (?:signs|decides|buys|pays)|one who (?:signs|decides|buys|pays)|customer contact)(?: persona)?(?: there| here)?(?: would be| will be| is| are|:) (?<v>[^.,;!?\n]{3,60}?)(?=$|[.,;!?\n]| who | and (?:he|she|they|cares|wants)|\()/u,
    /\b(?:signed|decided|bought|approved|purchased) by (?<v>the [\p{L}/&' -]{3,50}?)(?=$|[.,;!?\n]| who| and)/u,
    /\bwe sell to (?<v>the [\p{L}/&' -]{3,50}?)(?=$|[.,;!?\n]| who| and| at)/u,
  ],
  notRole:
    'we | i | it | they | nobody | everyone | customer | customers | client | clients | competitor* | he | she | which | this | that | investor* | one',
  motivation: [
    /\bwhat (?:really |mostly |mainly )?(?:drives|motivates|worries|bothers|keeps) (?:him|her|them|the [\p{L} ]{3,40}?)(?: up at night| most)? (?:is|are) (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? (?:and|but) (?:before|he |she |they |wants?|needs?|asks?|requires?))/u,
    /\b(?:he|she|they|who|buyer|director|manager|head|lead|officer|engineer|persona|\p{L}+)(?:'s)? (?:mostly |mainly |really |above all |only |also |most )?(?:cares?|care)(?: most| mainly| above all| mostly| only)? about (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? (?:and|but) (?:he |she |they )?(?:wants?|needs?|asks?|requires?|would|demands?|insists?|expects?))/u,
    /\b(?:he|she|they|who|\p{L}+) (?:is|are|gets?) (?:mostly |mainly |mostly |really )?(?:driven by|measured (?:on|by)|judged (?:on|by)|worried about|motivated by|under pressure to|paid for|evaluated on|responsible for|accountable for|concerned about|afraid of|losing sleep over) (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? (?:and|but) (?:he |she |they )?(?:wants?|needs?|asks?|requires?|would|demands?|insists?|expects?))/u,
    /\b(?:motivation|main concern|main goal|main worry|top priority for (?:him|her|them)|biggest worry|driver|main driver|what matters to (?:him|her|them)|what (?:he|she) cares about)(?: is| are|:) (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? (?:and|but) (?:he |she |they )?(?:wants?|needs?|asks?|requires?))/u,
    /\b(?:he|she|they|buyer|director|manager|head of \p{L}+|lead|officer|engineer) (?:mainly |really |mostly |also )?(?:wants?|needs?|has|have|tries|try|aims?|is trying|would like) to (?!see|test|try|be shown|have proof)(?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? (?:and|but) (?:he |she |they )?(?:wants?|needs?|asks?|requires?|would|demands?|insists?|expects?|will))/u,
  ],
  proofNeeded: [
    /\b(?:wants?|needs?|would need|would want|would like|asks?|asked|expects?|has|have|requires?|insists?|demands?)(?: to| on)? (?:see|seeing|be shown|review) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:he|she|they|who|buyer|director|manager|and|lead|officer|engineer|before [^,]{3,40},) (?:\p{L}+ )?(?:asks? for|requires?|demands?|insists? on|needs? proof (?:of|that)|wants? proof (?:of|that)|expects?|would need|needs?|wants?) (?!to\b)(?<v>[^.;!?\n]{3,})/u,
    /\b(?:proof needed|proof required|needed proof|proof (?:he|she|they) needs?|what (?:he|she|they) needs? to see)(?: is|:) (?<v>[^.;!?\n]{3,})/u,
  ],
  articles: /^(?:the|an?|our|their|its|all|some|mostly|mainly|both)\s+/u,
}
