/** A mistake that a change of the code could bring in. */
export interface Mutation {
  name: string
  file: string
  /** Text that occurs exactly once in the file. */
  text: string
  /** Text in its place, with which the code still compiles. */
  mistake: string
  /** The loss of a user whom the mistake meets. */
  loss: string
}
