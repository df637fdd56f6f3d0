export const congelate = {
  words: `
amestec mexican, legume mexicane, mix mexican, legume pentru wok, wok, congelat, mix asiatic

cartofi prăjiți, cartofi pai, cartofi wedges, cartofi wedge, crochete, rosti, cartofi la cuptor
inele de ceapă, onion rings, cartofi steakhouse, mozzarella sticks, spring rolls

falafel, pizza, ristorante, guseppe, giuseppe

înghețată, sorbet, parfait, magnum, betty ice, corso, kubeti ice, topgel, ben jerry, haagen dazs, nirvana
solero, granita, gelato, popsicle

fish fingers, fishfingers, degețele de pește, bețișoare de pește, pește pane, cod pane, dino nuggets

aluat, foietaj, foi de plăcintă, foi filo, foaie de plăcintă, cataif, gheață, gălușcă cu prune, găluște
colțunaș, edenia, la cocotte, frosta, mccain, foitaj, piroști, pelmeni, dumplings, gyoza
`,
  hints: 'iglo, findus, ardo, ice cream',
}
