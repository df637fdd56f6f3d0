/**
 * Words that people write to each other and that name nothing to buy. The chocolate "Merci" is recognised by further words
 * or an amount. Folded.
 */
export const courtesyWords =
  'multumesc multumim multumiri multam mersi merci thanks thx buna salut salutare salutari servus hei hey hello ceau ' +
  'neata pa alo scuze scuza scuzati rog pup pupa pupam pupici pupicei imbratisari sarut iubesc iubim draga dragule ' +
  'dragilor iubire iubi iubito iubitule vedem vorbim auzim suni sunati anunta anunti poti puteti vrei vreti stii stiti ' +
  'ajung ajungi ajungem ajungeti treci treceti iei cumperi aduci faci faceti uita uiti uitati atat gata ok okay spor ' +
  'succes noroc placere frumoasa placut placuta asta sigur desigur anticipat suflet'

/** Words that occur together with them. Folded. */
export const wordsBeside =
  'si tu eu noi voi te va ne ma mi imi iti vi i e este esti sunt ai am are avem aveti fi o un a al de din pe la cu in pentru ' +
  'ca sa daca cand cum ce cine unde nu da tot totul toate toti astea cam mai mult multe frumos tare foarte ' +
  'asa bine acum apoi azi astazi maine diseara curand tarziu zi ziua seara dimineata noapte weekend ora acasa magazin ' +
  'drum timp grija deranj tine voua mana cumparaturi lista ceva altceva nimic vii pleci iesi iesit fost'
