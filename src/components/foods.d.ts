/** The foods that lists know, read from the guide's files when the site is built. */
declare module 'virtual:foods' {
  export const foods: import('../domain/food-match/food-match.ts').FoodsFile
}
