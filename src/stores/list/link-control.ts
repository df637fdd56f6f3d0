/** Functions of a list's panel of links. The result of each shows whether it succeeded. */
export {
  changeLink,
  deleteList,
  makeReadLink,
  readLinkOf,
  takeBackReadLink,
} from '../../sync/calls/link-control.ts'
