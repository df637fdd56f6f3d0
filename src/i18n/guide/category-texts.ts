import type { GuideCategory } from '../../guide/guide-categories.ts'

/** The introductions of the categories' pages. */
export const categoryTexts: Readonly<Record<GuideCategory, string>> = {
  cereale:
    'Ce stă în cămară și scoate o masă la capăt când frigiderul e gol: făină, mălai, orez, paste, boabe și tot ce iese din ele, de la pâine la covrigi. La făină contează numărul de pe pungă (000, 550, 650), care spune cât din bob a rămas în ea, iar la boabe, anul recoltei: cele vechi fierb greu și rămân tari. Toate se țin la uscat, în borcane sau cutii închise, fiindcă moliile găsesc orice pungă desfăcută.',
  lactate:
    'Laptele și ce se face din el, plus ouăle, care stau pe același raft de frigider. La brânzeturi, prima întrebare e dacă lista de ingrediente spune lapte sau grăsime vegetală; a doua, dacă laptele a fost pasteurizat, ceea ce trebuie să știe mai ales gravidele și copiii mici. Termenul de pe ambalaj este al pachetului închis: după deschidere se socotesc zilele de pe pagina fiecăruia.',
  legume:
    'De la ridichile de aprilie la prazul de decembrie, fiecare legumă are luna ei, când e mai ieftină și are gust. Rădăcinoasele țin săptămâni la rece și întuneric, frunzele doar câteva zile, iar roșiile și ardeii își pierd gustul în frigider dacă ajung acolo necopți. Cartofii stau departe de ceapă și de lumină: cei înverziți se aruncă.',
  carne:
    'Bucățile de la măcelărie, pasărea, organele și mezelurile. Alegerea bucății face jumătate din rețetă: ce a muncit mult (ciolanul, pulpa, rasolul) vrea foc mic și timp, ce a muncit puțin (cotletul, mușchiulețul) vrea tigaie încinsă și puține minute. Carnea crudă stă jos în frigider, despărțită de ce se mănâncă fără gătit, iar tocatul se gătește în ziua în care a fost cumpărat sau a doua zi.',
  condimente:
    'Verdețuri, semințe, boabe, rădăcini, sosuri și acrituri: puțin din fiecare schimbă toată oala. Boabele întregi, râșnite când trebuie, țin gustul mai mult decât praful; borcănelul de deasupra plitei îl pierde cel mai repede, de la abur și căldură. Verdețurile se pun la sfârșit, frunzele uscate, de la început.',
  uleiuri:
    'Ulei, unt, untură și margarină: unele pentru tigaie, altele numai pentru salată. Uleiul care fumegă e prea încins și se aruncă, iar cel presat la rece își pierde aroma la foc. Lumina, căldura și aerul le râncezesc pe toate, de aceea se cumpără cât se consumă și se țin în sticlă închisă la culoare.',
  dulciuri:
    'Zahărul și mierea, ciocolata, biscuiții, dulcețurile și ce se coace de sărbători. Etichetele se citesc aici mai atent decât oriunde: prima pe listă e partea cea mai mare, iar „cu aromă de” nu înseamnă „cu”. Cele mai multe stau bine la loc uscat și răcoros; frigiderul pătează ciocolata și întărește mierea.',
  fructe:
    'Fructele de aici și cele venite cu vaporul, la care se adaugă nucile, semințele și fructele uscate. Unele se mai coc acasă (pere, caise, avocado, banane, kiwi), altele rămân cum le-ați cumpărat (cireșe, struguri, căpșune, citrice), deci acestea se aleg coapte. Se spală chiar înainte de mâncat: ude, mucegăiesc repede.',
  peste:
    'Pește de apă dulce și de mare, icre și fructe de mare. Proaspăt înseamnă ochi limpezi, branhii roșii și miros de apă, nu de pește; la cel ambalat, eticheta trebuie să spună specia, dacă a fost pescuit sau crescut, unde, și dacă a mai fost congelat. Ajunge primul în frigider și ultimul în coș.',
  bauturi:
    'Apă, sucuri, ceai, cafea, bere și vin. La sucuri, numele spune tot: „suc” e numai din fruct, „nectar” are și apă, și zahăr sau îndulcitor, iar „băutură răcoritoare” poate avea oricât de puțin fruct. Ce s-a desfăcut stă la rece, cu dopul pus.',
  conserve:
    'Borcanele și cutiile care scurtează o mâncare de iarnă: bulion, murături, fasole, măsline, zacuscă. Un capac bombat, o cutie umflată sau una care țâșnește la deschidere se aruncă fără gustat. Ce rămâne dintr-o cutie se mută în sticlă sau porțelan, acoperit, la frigider.',
}
