/** A thread that took another's place was asked for a knowledge base that the other held. */
export class IndexMissing extends Error {
  override name = 'IndexMissing'
}
