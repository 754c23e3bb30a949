/**
 * Words and sentence patterns of the field rules, per language. Patterns run over folded sentences (lower case, no
 * accents); the named group `v` is the value, `a` and `b` are alternatives for it.
 */
export type FieldLexicon = {
  technology: RegExp[]
  /** Nouns (by stem) that make "our X …" a technology. */
  techNoun: string
  notTechnology: string
  /** Where the purpose of a technology starts; what follows is what it is for. */
  purpose: RegExp
  application: RegExp[]
  problemLead: RegExp
  problemLabel: RegExp
  consequence: string
  /** Words that open a reason; what follows explains and claims nothing. */
  cause: string
  firstPerson: string
  pronounStart: RegExp
  value: RegExp[]
  multiple: string
  lab: string
  customerSite: string
  result: string
  voiced: string
  /** "priority 1" with the number in group `n`. */
  priority: RegExp
  firstMarket: RegExp[]
  secondMarket: RegExp[]
  target: RegExp[]
  link: RegExp
  icp: RegExp[]
  traitBreak: RegExp
  size: string
  role: RegExp[]
  notRole: string
  motivation: RegExp[]
  proofNeeded: RegExp[]
  articles: RegExp
}
