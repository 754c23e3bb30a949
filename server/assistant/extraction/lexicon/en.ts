import type { Lexicon } from './categories.ts'

export const en: Lexicon = {
  indefinite: 'a | an | another | one more',
  definite: 'the | both | all',
  possessive: 'our | my | their | his | her | its',
  demonstrative: 'this | that | these | those',
  vague:
    'a few | few | several | some | many | a couple of | a couple | a handful of | a handful | dozens of | lots of | a lot of | a number of | multiple | various | numerous | countless | plenty of | tens of | scores of | a bunch of',
  hedge:
    'about | around | roughly | approximately | approx. | approx | circa | nearly | almost | at least | at most | up to | more than | over | fewer than | less than | maybe | perhaps | probably | or so | ish | give or take | i think | i guess | somewhere between | between | something like | some | close to | i believe | more or less | well over | under',
  unit: 'dkk | sek | nok | pln | czk | huf | mxn | brl | jpy | cad | aud | kroner | kronor | kronen | zloty | pesos | soles | % | percent | per cent | percentage* | euro* | eur | usd | dollar* | pound* | gbp | chf | franc* | cent* | k | k€ | million* | mio | bn | billion* | second* | minute* | hour* | day* | week* | month* | quarter* | year* | employee* | staff | people strong | kg | g | mg | ton | tons | tonne* | t | km | m | cm | mm | nm | °c | degree* | kw | mw | gw | kwh | mwh | v | volt* | hz | khz | mhz | ghz | litre* | liter* | l | ml | acre* | hectare* | ha | times | x | unit* | device* | sensor* | pieces | patents | cycles | samples | months old | question* | slide* | page* | mile* | wafer* | hives',
  ordinal:
    'first | second | third | fourth | fifth | sixth | seventh | eighth | ninth | tenth | eleventh | twelfth | very first',
  eachOf:
    'of them | of these | of those | of which | of whom | of the | of our | among them | among the | out of the | out of our | out of | in the | in our | from the | from our | during the | during our | across the | across our | in all | in each',
  oneOf: 'one of them | one of those | one of these | one of the | one of our | one of which',
  increment: 'more | another | new | additional | further | extra | since then | on top | added',
  total:
    "in total | so far | now at | total | overall | altogether | to date | all in all | now have | now got | we have now | up to now | until now | by now | in all | we are at | we're at | stands at | stand at | are at | is at | reached | have reached | total of | now up to | we now have | count is now",
  makesTotal:
    "make that | that's now | that is now | it's now | we're now at | we are now at | now it's | that makes | which makes | making it | bringing us to | brings us to | bringing the total | brings the total | so that's now | that's now | that brings | bringing it to | takes us to | taking us to | for a total of | which brings | that takes",
  shortSpan:
    "this week | last week | yesterday | today | this morning | this afternoon | tonight | the past week | in the last few days | past few days | this month | last month | since monday | on monday | on tuesday | on wednesday | on thursday | on friday | just did | just finished | just signed | just had | just completed | just started | just closed | just conducted | just ran | just got | have just | has just | we've just | i've just | over the weekend | just now | recently | earlier today | the last two weeks | in the past two weeks | past two weeks | last two weeks | this past week | since last week | since then",
  correction:
    'that was wrong | that is wrong | wrong | actually | correction | sorry | i was wrong | i misspoke | my mistake | i made a mistake | i meant | to correct | let me correct | i miscounted | miscounted | in fact | rather than | i overcounted | mistakenly | by mistake | wrong number | typo | scratch that | was only | were only | it was just | not quite right | i got that wrong | turns out | apologies',
  reference:
    'i mentioned | we mentioned | mentioned | i told you about | i told you | as i said | as said | we talked about | aforementioned | previously mentioned | from before | earlier ones | i spoke of | already told | discussed earlier | the same',
  loss: "and left | then left | no longer a customer | no longer our customer | no longer customers | backed off | backs out | backing out | bows out | drops out | walks away | stops paying | ended ~ early | ended early | to end ~ early | (decided|chose|want|wants|wanted) to (end|stop|drop|terminate|discontinue) | ended (the|our|its|their) | that one's gone | are gone | is gone | refunded | got a refund | money back | gave ~ a refund | sent ~ back the money | decided not to continue | decided not to | not to continue | not continuing | won't continue | will not continue | not going ahead | decided against | back to zero | lost | lose | losing | pulled out | pulls out | pull out | pulling out | backed out | backed away | dropped out | drop out | withdrew | withdrawn | withdraw | cancelled | canceled | cancelling | terminated | walked away | churned | ended the contract | quit | called off | fell through | stepped back | left us | has left | killed | stopped the pilot | stopped paying | did not renew | didn't renew | not renewing | bailed | revoked | rescinded | retracted | went bankrupt | went bust | has gone | aborted | abandoned | opted out | bowed out | jumped ship | discontinued | pulled the plug | gave notice | fallen through",
  conversion:
    'turned into | became | has become | converted into | converted to | converted from | converted | has converted | turned ~ into | upgraded to | moved from ~ to | moved on to | rolled over into | grew into | led to | resulted in | went from ~ to | evolved into | transitioned to | transitioned into | is now a | are now | followed by',
  repeat:
    'renewed | renews | renewal* | second order | third order | another order | repeat order* | reordered | re-ordered | ordered again | bought again | repeat purchase* | bought a second | bought another | ordered another | ordered a second | second licence | second license | follow-up order* | follow-on order* | extended ~ contract | extended the contract | extended their contract | extended its contract | extended | came back for | placed another | placed a second | second purchase | repeat customer | bought more | ordered more | follow-on contract | prolonged',
  expansion:
    'expanded to | expanded | rolled out to | rollout to | second site | second plant | another site | another plant | additional site* | upsell* | expansion | scaled to | more sites | two more sites | extended to',
  pseudo:
    "(is|are|was|were|it's|be|been|being|who's) called | so-called | called (off|it) | i would guess | i'd guess | i would say | i'd say | in order to | in may | since may | last may | from may | until may | mid may | early may | late may | this may | by may | end of may | no doubt | without a doubt | without doubt | not only | not just | no less than | not bad | no problem* | not counting | not including | no surprise | as planned | as expected | as hoped | on plan | not to mention | why not | no kidding | will not lie | not least | if anything | no question | no wonder | no joke | believe it or not | without any problem* | no matter | not a problem | nothing less than | not long ago | as scheduled | as agreed | can't complain | cannot complain | couldn't be happier | not a day too soon | went as planned | business plan | plant manager* | planting | sales (intern|interns|rep|reps|team|manager|managers|lead|person|people|cycle|cycles|deck|pipeline|process|funnel|hire|director|directors|engineer|engineers)",
  negation:
    "no | not | n't | none | never | neither | nor | nobody | zero | didn't | don't | doesn't | haven't | hasn't | isn't | aren't | wasn't | weren't | won't | can't | cannot | couldn't | not yet | no longer | yet to | failed to | fails to | unable to | hardly any | nothing | wouldn't | refused to | declined to | have not | still waiting for | still missing",
  without: 'without | lacking | missing | instead of | rather than',
  planned:
    "agreed to an | agreed to be | willing to be | need | needs | to reach | short of | planned | had planned | wanted to | had wanted | intended to | were planning | was planning | were hoping | invited to | been invited | invite | plan | plans | planning | planned to | we plan | intend | intends | intending | want | wants | would like | aim | aims | aiming | hope | hopes | hoping | will | going to | gonna | about to | expect | expects | expecting | looking to | trying to | try to | working on | working towards | preparing | prepare | need to | needs to | should | must | goal is | goal of | target of | our goal | our target | aim is | have to | we'll | i'll | they'll | he'll | she'll | it'll | 'll | seeking | looking for | let's | supposed to | ready to | on track to | wish | keen to | dream | considering | thinking of | thinking about | discussing | negotiating | in talks | in negotiation* | in discussion* | in the process of | pursuing | chasing | ask for | asked for | asked us for | request* | asking for | forecast* | pipeline | prospective | upcoming | projected | budgeted for | applied for | waiting for | wait for | pending | awaiting | before | until | committed to sign* | agreed to sign* | agreed to start | agreed to do | agreed to run | agreed to a | promised to | promises to | set up | setting up | arranging",
  scheduled:
    'planned | scheduled | booked | lined up | expected | envisaged | foreseen | pencilled in | penciled in | due | in preparation | being negotiated | being discussed | under discussion | under negotiation | in the pipeline | agreed for | arranged | upcoming | to come | coming up | in the calendar | in the diary | ahead of us | outstanding | in the works | confirmed for | set for | slated',
  future:
    'next week | next month | next quarter | next year | tomorrow | in q1 | in q2 | in q3 | in q4 | later this year | by the end of | soon | in the coming | in the next | this autumn | this fall | from next | starting next | start in | starts in | starting in | starts next | starts on | begins in | begin in | kicks off in | kick off in | before the end | end of the year | eventually | one day | will start | to start | next spring | next summer | coming weeks | coming months | coming week',
  conditional:
    "(we'd|i'd|they'd|he'd|she'd|it'd|you'd) (love|like|be|need|prefer|have|run|start|sign|pay|buy|do|go|use|take|want|see|call) | if | unless | provided that | provided the | in case | assuming | as long as | once we | once they | once it | would | suppose | imagine | whenever | subject to | depending on | contingent on | 'd | as soon as | say we",
  possible:
    'maybe | perhaps | possibly | might | may | could | potentially | likely | probably | not sure | unsure | i think | apparently | supposedly | it seems | seems like | presumably | hopefully | we believe | chance | unclear | allegedly | rumour* | rumor*',
  interest:
    'interested in | interest in | keen on | open to | curious about | excited about | would consider | considering | showed interest | shown interest | expressed interest | interested',
  hypothetical:
    "would buy | would pay | would sign | would definitely | would love | said they'd | they'd | said he'd | said she'd | would be willing | would happily | willing to | promised | promise | promises | said they would | verbally agreed | verbally committed",
  otherVenture:
    'old employer | former employer | ex-employer | my old company | our old company | my old job | for the old project | previous project | former project | old project | at my previous | in my previous | at my former | in my former | at my last | in my last | my previous company | my former company | my last company | my previous startup | my former employer | our previous startup | previous venture | former startup | when i was at | when i worked at | back at | in my old job | at my old company | previous startup | last startup | earlier startup | old startup | first startup | at my first | in a previous life',
  otherActor:
    "competitor* | rival* | competition | another startup | other startups | friend's startup | friend's company | a friend of mine | other teams | another team | incumbent* | other companies | their startup | other founders | another founder | sister company | portfolio company | portfolio companies | similar startups | our neighbours | the market leader | alumni",
  we: "we | i | we've | i've | we're | i'm | our team | my team | my co-founder | my cofounder | our intern* | our student* | our sales",
  related:
    'we spun out | spun out of | spun out from | my supervisor | our supervisor | supervisor* | professor* | prof | advisor* | adviser* | mentor* | coach* | co-founder* | cofounder* | colleague* | friend* | family | sister | brother | wife | husband | uncle | aunt | cousin* | father | mother | dad | mum | mom | parents | parent company | mother company | parent firm | parent organisation | holding company | my institute | our institute | my lab | our lab | old lab | former lab | my old lab | my former lab | my university | our university | our own university | home institute | parent institute | investor* | business angel* | angel investor* | vc | vcs | venture capital* | shareholder* | accelerator* | incubator* | team members | teammate* | team mate* | flatmate* | roommate* | classmate* | girlfriend | boyfriend | neighbour* | neighbor* | board member* | our owner | spin-off parent | tech transfer* | technology transfer* | phd student* in our | lab mates | labmate* | alma mater | brother-in-law | sister-in-law | in-laws | groupmate* | group leader of our | son | daughter | godfather | grandmother | grandfather | nephew | niece | owner of our company',
  synthetic:
    'ai persona* | ai-generated | ai generated | synthetic | chatgpt | simulated | fictional | virtual persona* | virtual customer* | llm | persona* generated | generated persona* | role-play* | roleplay* | gpt | language model | bots | avatars | imaginary',
  survey:
    'google form* | typeform* | web form* | feedback form* | survey* | questionnaire* | webinar* | newsletter* | e-mail* | email* | linkedin | online form | poll | attendees | followers | waitlist | waiting list | sign-ups | signups | responses | respondents | reddit | visitors',
  signed:
    'signed | countersigned | co-signed | executed | signs | has signed | signed off | under contract | put their signature | inked',
  unsigned:
    "unsigned | not signed | not yet signed | yet to be signed | without signature | not been signed | still with the lawyer* | still with legal | not countersigned | nothing signed | nothing is signed | never signed | signature is missing | awaiting signature | to be signed | legal is reviewing | not in writing | yet to sign | unsigned | neither is signed | none signed | isn't signed | aren't signed | still unsigned",
  verbal:
    'verbal* | verbally | by phone | over the phone | on the phone | handshake | orally | oral | said yes | gave us their word | in principle | informal | informally | soft commitment | soft-committed',
  draft: 'draft* | template | drafting | drafted | working on the wording | version of the',
  running:
    'in the middle of | midway through | halfway through | running | is running | are running | ongoing | under way | underway | in progress | live | active | up and running | is going | going well | runs | run | since | currently | operating | in operation | continues | deployed',
  started:
    'started | began | begun | launched | kicked off | kick-off | kicked-off | installed | went live | is live | have started | commenced | rolled out | set up | went into operation | in place',
  completed:
    'finished | completed | ended | wrapped up | concluded | done | successful | successfully | closed | delivered | was a success | complete',
  done: 'did | done | had | held | conducted | completed | finished | ran | made | carried out | wrapped up | have had | got through | managed | squeezed in | logged | led',
  interviewNoun:
    'interview | interviews | customer interview* | discovery interview* | user interview* | problem interview* | expert interview* | customer discovery call* | discovery call* | customer discovery conversation* | discovery conversation* | problem-discovery call* | phone interview* | video interview*',
  notInterview:
    'interview (guide*|script*|question*|template*|note|notes|request*|technique*|skill*|plan|plans|schedule*|protocol*|invitation*|slot*|outline*|format|tips|structure) | (mock|test|practice|practise|job|press|tv|radio|podcast|media|dry-run) (interview|interviews) | interview partners | job interview*',
  talkNoun:
    'conversation* | talks | talk | call | calls | phone call* | meeting* | chat | chats | discussion* | customer call* | customer meeting* | sales demo* | site visit* | visits | video call*',
  interviewVerb:
    'interviewed | have interviewed | been interviewed | was interviewed | were interviewed | interviewing',
  talkVerb:
    'talked to | talked with | spoke to | spoke with | spoken to | spoken with | talking to | talking with | met with | met | chatted with | had a chat with | been speaking with | speaking with | speaking to | been in touch with | in contact with | called | visited | in conversation with | in talks with | sat down with | having discussions with | phoned | been talking to | reached out to | exchanged with | went to see | had on the phone | got on the phone with | hopped on a call with | jumped on a call with | on a call with | caught up with',
  groupSession:
    'focus group* | group interview* | group session* | group discussion* | group conversation* | panel interview* | roundtable* | round table*',
  booth:
    'booth | trade fair | trade show | at the fair | conference | expo | exhibition | meetup | networking event',
  expert: 'industry expert* | consultant* | expert* | analyst* | journalist* | regulator*',
  customerSide:
    'customer* | user* | prospect* | buyer* | potential customer* | target customer* | end user* | operator* | client* | lead | leads',
  topic:
    'to understand | to learn | to find out how | to find out why | about why | why their | how their | about their | about their problem* | about the problem* | about their pain* | their biggest | pain point* | about how they | about their current | about downtime | problem interview* | about their process* | about their workflow* | about what they | on how they | how they currently | how they handle | about their needs',
  demo: 'demo | demos | demonstration* | presentation* | pitch | pitches | pitched | showed | sales call* | workshop* | webinar*',
  loiNoun:
    'loi | lois | letter of intent | letters of intent | memorandum of understanding | memoranda of understanding | mou | mous | reservation* | conditional order* | conditional purchase order* | letter-of-intent | l.o.i. | pre-order* | preorder* | letter of interest | letters of interest',
  notLoi:
    'nda | ndas | non-disclosure* | letter of support | letters of support | support letter* | term sheet* | termsheet* | confidentiality agreement* | letter of recommendation | recommendation letter* | grant letter* | endorsement* | reference letter* | framework nda',
  pilotNoun:
    'test phase | trial phase | pilot | pilots | pilot project* | pilot customer* | trial | trials | field trial* | field test* | proof of concept | proofs of concept | proof-of-concept | poc | pocs | pilot programme* | pilot program* | pilot installation* | pilot deployment* | beta test* | test deployment* | pilot plant* at | pilot run | pilot runs | pilot partner* | pilot study | pilot studies | paid pilot* | pilot contract* | pilot agreement* | pilot phase',
  notPilot:
    'harbour pilot* | harbor pilot* | airline pilot* | drone pilot* | helicopter pilot* | pilots (wait|fly|land|steer|guide) | pilot line | pilot scale | pilot-scale | test pilot | clinical trial* | pilot fee | pilot fees | free trial period | airline pilot* | drone pilot* | autopilot | interviews with pilots',
  usesProduct:
    'use | uses | using | have been using | has been using | are using | is using | is running | have installed | has installed | operates | are operating | runs | has deployed | have deployed | deployed | working with | been running | been using | been testing | been operating',
  product:
    'prototype* | device* | sensor* | system* | software | technology | unit | units | machine* | product* | solution* | our chip* | tool* | platform | demonstrator* | beta | module* | our app | robot* | kit | kits | scanner* | it',
  testing:
    'testing | is testing | are testing | tests | test | tested | trying out | tried out | tried | trialling | trialing | evaluating | evaluates | evaluated | sampling | sample* | validating | validated',
  own: 'in-house | internal | internally | own lab | own test | our own | in our lab | in the lab | own site | own facility | own workshop | own apiary | own garage | own greenhouse | own roof | own field | own plant | on our bench | our garage | own building | own backyard | own premises | own bench',
  payingCustomer:
    'paying customer* | paying client* | paying user* | paying organisation* | paying organization* | paying compan* | paid customer* | customers who pay | customers that pay | customers paying | clients who pay | paying hospital* | paying partner* | paying account* | paid subscriber* | paying subscriber*',
  payVerb:
    'paid | pays | pay | paying | has paid | have paid | settled | transferred | wired | prepaid | remitted',
  payUs:
    'invoice ~ paid | invoices ~ paid | has ~ paid | have ~ paid | has paid | have paid | they transferred | they wired | they paid | they already paid | paid up | paid us | pays us | pay us | paying us | paid the invoice | paid our invoice | paid their invoice | paid its invoice | paid our first invoice | paid the first invoice | settled the invoice | settled our invoice | settled their invoice | invoice was paid | invoice is paid | invoice has been paid | invoices were paid | invoices have been paid | invoice got paid | invoice paid | paid invoice* | money arrived | money is in | payment arrived | payment received | payment came in | received payment | received the payment | received the money | paid for | paid in full | paid up front | paid upfront | transferred ~ to us | wired us | money received | paid their first invoice | paid his invoice | paid her invoice | paid the bill | paid our bill | first payment | money landed | money hit our | money in the bank | paid a deposit invoice | got paid | been paid | hit our account | landed in our account | arrived in our account | is in our account | on our account | in our bank account | reached our account | payment came through | payment cleared | money came through | transfer came through | cheque cleared | check cleared',
  free: 'free of charge | for free | free | at no cost | no charge | unpaid | without payment | gratis',
  grant:
    'grant | grants | grant money | prize | award | funding | subsidy | subsidies | equity | loan | seed round | investment | stipend | fellowship | competition prize | eic | eu funding | horizon europe | public funding | research funding | convertible note | crowdfunding | donation* | innovation voucher*',
  order: 'purchase order* | po | pos | order | orders | orders for',
  contract:
    'contract* | agreement* | licence* | license* | subscription* | deal | deals | framework agreement*',
  productContract:
    'supply contract* | supply agreement* | licence agreement* | license agreement* | licence contract* | purchase contract* | purchase agreement* | sales contract* | offtake agreement* | offtake contract* | off-take agreement* | off-take contract* | annual contract* | annual licence* | annual license* | annual subscription* | yearly contract* | multi-year contract* | commercial contract* | commercial agreement* | service contract* | licence | license | licences | licenses | subscription | subscriptions | delivery contract* | year contract* | year licence* | year license* | year supply* | year offtake* | product contract* | full contract* | rollout contract* | framework contract* | year agreement* | saas contract*',
  sold: 'sold | sell | sells | selling | sale | sales | delivered | shipped',
  bought: 'bought | buys | purchased | purchases | ordered | orders | acquired | licensed',
  customer: 'customer | customers | client | clients | user account*',
  haveVerb:
    'have | has | got | gained | won | acquired | landed | closed | signed up | onboarded | there are | there is | with | now | get | added | brought on | secured | convinced',
  loanOrDeposit:
    'refundable deposit* | deposit | deposits | down payment refundable | loan | consulting | consultancy | salary | side project | expense* | travel cost* | reimburse*',
  outside:
    'inbound | through a reseller | via a reseller | through a distributor | via a distributor | sales rep | sales hire | our first salesperson | cold outreach | cold email | cold call | channel partner | found us online | came through our website | via our website | through our website | distributor | reseller | through the website | sales manager closed',
  multiYear:
    'multi-year | multiyear | offtake | off-take | for two years | for three years | for four years | for five years | for ten years | two-year | three-year | four-year | five-year | ten-year | 2-year | 3-year | 4-year | 5-year | 10-year | over two years | over three years | over five years | for 2 years | for 3 years | for 5 years | until 2028 | until 2029 | until 2030 | several years | for 4 years | for 10 years',
  paid: 'paid | paying | fee-based | funded by the customer | charged | chargeable',
  coordinator:
    'and | but | so | while | whereas | although | though | because | since | then | and then | plus | yet | however | meanwhile | or | which | who | where | after | when | before | until',
  contrast: 'but | however | whereas | although | though | yet | while | except | only',
  verb: "is | are | was | were | be | been | has | have | had | do | does | did | will | would | can | could | should | might | may | must | 's | 're | 've | 'll | 'd | isn't | aren't | wasn't | weren't | hasn't | haven't | didn't | don't | doesn't | won't | signed | paid | pays | pay | bought | ordered | sold | lost | cancelled | canceled | pulled | withdrew | started | starts | start | began | launched | ran | runs | run | talked | spoke | spoken | met | interviewed | called | visited | said | told | loved | liked | wants | want | plan | plans | planning | hope | hopes | expect | need | needs | tested | testing | test | tests | use | uses | using | used | got | get | gave | gives | sent | received | closed | won | gained | finished | completed | conducted | held | renewed | extended | expanded | turned | became | converted | mentioned | complained | asked | agreed | promised | think | thinks | believe | reached | make | makes | makes | decides | signs | cares | decide | costs | cost | cut | reduce | measured | showed | shows | fell | dropped | rose | went | comes | come | came | dropped | churned | remains | stopped | stepped | backed | left | brings | settled | transferred",
  pronounSubject:
    'we | i | they | he | she | it | you | who | which | one of them | both | all of them | none of them | neither | that | this',
  stop: 'of | in | on | at | for | with | from | to | by | about | and | or | but | we | i | they | he | she | it | you | us | have | has | had | is | are | was | were | did | do | does | done | been | be | got | get | signed | started | held | ran | conducted | made | finished | completed | launched | than | as | that | which | who | after | before | during | over | since | until | via | not | no | do | will | want | plan | planning | hope | running | having | including | excluding | like | into | closed | won | gained | landed | per | because | under | secured | received | sent | gave | give | doing | book | booked | scheduled | need | any',
  with: 'with | to | from | at | by | for | of | among | between',
  interrogative:
    'is | are | was | do | does | did | can | could | should | shall | would | will | what | how | when | where | which | who | why | am | have we | has | right | correct | ok | okay | or is | or should | any',
  person:
    'manager* | director* | head of | head | lead | leads | engineer* | chief | cto | ceo | coo | cfo | cio | officer* | buyer* | owner* | founder* | president | vp | vice president | supervisor | technician* | operator* | nurse* | doctor* | physician* | surgeon* | farmer* | grower* | planner* | scientist* | researcher* | pharmacist* | specialist* | administrator* | coordinator* | superintendent* | foreman | foremen | procurement | purchasing | clinician* | agronomist* | radiologist* | inspector*',
  place: 'in | at | from | near',
  generic:
    'hospital* | clinic* | farm* | farmer* | compan* | utilit* | plant* | factor* | mine | mines | port | ports | airline* | airport* | bank* | brewer* | dair* | winer* | lab | labs | laborator* | customer* | client* | user* | partner* | operator* | manufacturer* | producer* | supplier* | maker* | oem | oems | startup* | site | sites | organi* | institution* | universit* | municipalit* | cit* | team* | prospect* | firm* | retailer* | grower* | shipyard* | mill | mills | foundr* | refiner* | fab | fabs | integrator* | distributor* | store* | school* | practice* | pharmac* | vineyard* | greenhouse* | nurser* | quarr* | garage* | fleet* | carrier* | shipper* | insurer* | vendor* | buyer* | household* | hotel* | restaurant* | workshop* | warehouse* | datacenter* | data center* | orchard* | cooperative* | co-op* | council* | agenc* | hatcher* | bakeries | bakery | smelter* | railway* | shop* | compost* | cement* | steel* | group | family | business* | enterprise* | corporation*',
  notName:
    'po | pos | purchase | jan | feb | mar | apr | jun | jul | aug | sep | sept | oct | nov | dec | don | didn | doesn | can | won | i | we | the | a | an | our | my | this | that | these | those | yesterday | today | tomorrow | monday | tuesday | wednesday | thursday | friday | saturday | sunday | january | february | march | april | may | june | july | august | september | october | november | december | spring | summer | autumn | winter | q1 | q2 | q3 | q4 | loi | lois | mou | mous | nda | poc | pocs | icp | gtm | ceo | cto | coo | cfo | vc | ai | eu | uk | us | usa | germany | france | spain | europe | england | italy | austria | switzerland | german | french | spanish | english | european | eur | usd | gbp | chf | good | bad | great | news | hi | hello | yes | no | update | quick | also | and | but | so | then | after | before | since | last | next | one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | both | all | some | many | several | few | another | not | only | actually | correction | sorry | thanks | ok | okay | well | just | unfortunately | luckily | finally | currently | now | overall | total | in | on | at | of | with | from | for | by | as | if | when | while | because | although | however | meanwhile | what | who | how | why | where | which | did | do | does | have | has | had | is | are | was | were | can | could | should | would | will | may | might | there | they | he | she | it | you | their | his | her | its | interview | interviews | pilot | pilots | revenue | customer | customers | roughly | about | around | almost | nearly | including | every | each | nobody | none | neither | more | most | first | second | third | phd | eic | trl | b2b | saas | crm | erp | usp | kpi | roi | ready | phone | talked | spoke | met | signed | lost | had | got | half | given | please | let | letter | letters | purchase | dr | prof | mr | mrs | ms | head | director | series | bonjour | imagine | suppose | once | unless | during | without | over | under | to | per',
  example:
    'for example | e.g. | for instance | such as | according to | i read that | the article | the report says | the book says | they say | it says | case study | statistics show | studies show | typically | usually | on average | the rule of thumb | best practice | dear | in general | other startups',
  yes: "yes | yep | yeah | yup | correct | right | exactly | that's right | that's correct | confirmed | sure | ok | okay | true | indeed | absolutely",
  no: "no | nope | not really | wrong | incorrect | that's wrong | not correct | neither | none",
  volumeUnit:
    'unit* | device* | sensor* | machine* | scanner* | system* | piece* | tonne* | ton | tons | licence* | license* | kg | litre* | liter* | module* | kit | kits | robot* | cartridge* | units | filter* | panel* | chip* | tool* | m2 | square met* | batch* | seats | drone* | installations',
  need: 'because | in order to | so that they can | to replace | to reduce | to cut | to avoid | they need | needs it | need it | due to | to meet | to comply | as their | since their | since they',
}
