/** The foods that a list knows, read from the guide's files when the site is built. */
declare module 'virtual:foods' {
  export const foods: import('../domain/food-match/food-names.ts').FoodsFile
}
