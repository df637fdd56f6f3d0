/** An item of the table `items i` as SQLite writes it; the truth values would else be numbers. */
export const itemJson = `json_object(
  'id', i.id, 'name', i.name, 'quantity', i.quantity, 'unit', i.unit,
  'completed', json(iif(i.completed, 'true', 'false')), 'category', i.category,
  'deleted', json(iif(i.deleted, 'true', 'false')), 'rev', i.rev
)`
