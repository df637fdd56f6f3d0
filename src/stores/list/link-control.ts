/** What a list's panel of links does. Each verb says by its answer whether it was done. */
export {
  changeLink,
  deleteList,
  makeReadLink,
  readLinkOf,
  takeBackReadLink,
} from '../../sync/calls/link-control.ts'
