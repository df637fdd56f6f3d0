// Columns for the new parts of a food's page. The dishes that a food is bought for have their own table.
const added = [
  { name: 'choosing', type: 'text', max: 700 },
  { name: 'cooking', type: 'json', maxSize: 20000 },
  { name: 'leftovers', type: 'text', max: 600 },
  { name: 'reviewed', type: 'text', max: 10 },
]

migrate(
  (app) => {
    const foods = app.findCollectionByNameOrId('guide_foods')
    foods.fields.removeByName('commonInLists')
    for (const field of added) foods.fields.add(new Field(field))
    app.save(foods)
  },
  (app) => {
    const foods = app.findCollectionByNameOrId('guide_foods')
    for (const { name } of added) foods.fields.removeByName(name)
    foods.fields.add(new Field({ name: 'commonInLists', type: 'json', maxSize: 20000 }))
    app.save(foods)
  },
)
