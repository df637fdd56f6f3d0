/** Things that describe another thing when they are counted behind it in writing ("paste 4 ouă"). Folded. */
export const countedThings = 'oua nuci fructe legume citrice seminte ciocolate plante'
