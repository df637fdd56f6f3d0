/** Asked once, when somebody else is on the list for the first time. */
export const nameQuestionTexts = {
  /** Said whole where there is room, and to those who listen. */
  question: ['Cum să vă zică', ' ceilalți', '?'],
  placeholder: 'Ana',
  done: 'Gata',
  passOver: 'Nu acum',
} as const
