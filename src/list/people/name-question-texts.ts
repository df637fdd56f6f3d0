/** The question for a name, asked once, when another person is on the list for the first time. */
export const nameQuestionTexts = {
  /** Shown in full if there is room; screen readers always read it in full. */
  question: ['Cum să vă zică', ' ceilalți', '?'],
  placeholder: 'Ana',
  done: 'Gata',
  passOver: 'Nu acum',
} as const
