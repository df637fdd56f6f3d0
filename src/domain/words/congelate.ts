export const congelate = {
  words: `
congelate, produs congelat, legume congelate, mazăre congelată, fructe congelate, mâncare congelată, spanac congelat, pește congelat, pui congelat, cartofi congelați, amestec mexican, legume mexicane, mix mexican, mexicană congelată, legume pentru wok, wok
cartofi prăjiți, cartofi pai, cartofi wedges, cartofi wedge, crochete de cartofi, crochete, rosti, cartofi la cuptor, inele de ceapă
pizza, pizza congelată, pizza quattro formaggi, pizza margherita, pizza 4 brânzeturi, mini pizza, pizza prosciutto, ristorante, guseppe, giuseppe, pizza ristorante
înghețată, înghețată de vanilie, înghețată de ciocolată, înghețată pe băț, înghețată la cornet, cornet de înghețată, sorbet, parfait, magnum, înghețată magnum, betty ice, alka inghetata, corso, înghețată corso, kubeti ice, topgel, ben jerry, ben jerry s, haagen dazs, nirvana, solero, granita, gelato, tort de înghețată
fish fingers, fishfingers, degețele de pește, bețișoare de pește, crochete de pește, pește pane, cod pane, dino nuggets, nuggets congelate, aripioare picante congelate
aluat, aluat foietaj, foietaj, aluat de pizza, aluat de plăcintă, aluat fraged, foi de plăcintă, foi filo, foaie de plăcintă, cataif, cuburi de gheață, gheață, gălușcă cu prune, găluște cu prune, găluște, colțunași, colțunaș, papanași congelați, ecler congelat, edenia, la cocotte, bonduelle congelat, frosta, mccain
`,
  hints: 'iglo, findus, ardo, ice cream',
}
