// Foods have their allergens in three states, as the guide shows them: always in the food, in some recipes, and possible as
// traces. The choices of admins, who had one column for the last two, depend on the recipe, the surer of them. Files set the
// columns of all others when the site starts.
const helps = {
  allergens: 'Conține: alergenii pe care îi are întotdeauna, sau „Niciunul”.',
  recipeAllergens: 'Depinde de rețetă: alergenii pe care îi au numai unele rețete sau mărci.',
  mayContain: 'Urme posibile: alergenii din care pot fi numai urme.',
}
const formerHelps = {
  allergens: 'Alergenii pe care îi conține, sau „Niciunul”.',
  mayContain: 'Alergenii pe care îi poate numi eticheta.',
}

const isChosen = (column) =>
  `(changed IN ('', 'null') OR CASE WHEN json_valid(changed) THEN json_type(changed, '$.${column}') END IS NOT NULL)`

/** Moves what admins have chosen in a column of allergens to another, as their own choice there. */
function move(app, from, to) {
  app
    .db()
    .newQuery(
      `UPDATE guide_foods SET ${to} = ${from}, ${from} = '[]',
         changed = CASE WHEN changed IN ('', 'null') THEN changed
           ELSE json_set(json_remove(changed, '$.${from}'), '$.${to}', NULL) END
       WHERE ${isChosen(from)}`,
    )
    .execute()
}

function tellHelps(collection, texts) {
  for (const [name, help] of Object.entries(texts)) collection.fields.getByName(name).help = help
}

migrate(
  (app) => {
    const collection = app.findCollectionByNameOrId('guide_foods')
    const { values } = collection.fields.getByName('mayContain')
    const place = collection.fields.findIndex(({ name }) => name === 'mayContain')
    collection.fields.addAt(
      place,
      new SelectField({ name: 'recipeAllergens', maxSelect: values.length, values: Array.from(values) }),
    )
    tellHelps(collection, helps)
    app.save(collection)
    move(app, 'mayContain', 'recipeAllergens')
  },
  (app) => {
    move(app, 'recipeAllergens', 'mayContain')
    const collection = app.findCollectionByNameOrId('guide_foods')
    collection.fields.removeByName('recipeAllergens')
    tellHelps(collection, formerHelps)
    app.save(collection)
  },
)
