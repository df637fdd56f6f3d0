/** Commands as people say them: `remove`, `tick` or `set` with the name, and after `+` what is added. */
export const commandSentences: Readonly<Record<string, string>> = {
  'several commands': `
    șterge untul bifează laptele → remove untul, tick laptele
    am luat ouăle am luat și pâinea → tick ouăle, tick pâinea
    scoate berea apoi bifează vinul → remove berea, tick vinul
    bifează untul și te rog schimbă laptele la trei litri → tick untul, set laptele 3 l
    merele le-am luat și perele nu mai trebuie → tick merele, remove perele
    șterge laptele, bifează ouăle și fă pâinea două → remove laptele, tick ouăle, set pâinea 2 st
  `,
  'commands beside things to add': `
    adaugă unt și șterge laptele → remove laptele + unt
    am luat laptele mai trebuie ouă → tick laptele + ouă
    bifează untul și mai adaugă un kil de pere → tick untul + pere
    nu mai trebuie zahăr dar pune miere → remove zahăr + miere
    șterge margarina și ia unt → remove margarina + unt
    s-a terminat untul și am luat laptele → tick laptele + untul
    pâine și te rog scoate untul de pe listă → remove untul + pâine
  `,
  'the thing before the command': `
    untul îl poți șterge → remove untul
    laptele șterge-l → remove laptele
    merele le-am pus în coș → tick merele
    laptele e deja în coș → tick laptele
    pâinea a fost cumpărată → tick pâinea
    perele le-am luat eu ieri → tick perele
    ouăle să fie treizeci → set ouăle 30 st
    la mere pune două kile → set mere 2 kg
    untul nu ne mai trebuie că am găsit în congelator → remove untul
  `,
  'somebody else bought it': `
    ana a luat pâinea → tick pâinea
    tata a cumpărat deja berea → tick berea
  `,
  'words around a command': `
    ăă șterge te rog untul de pe listă → remove untul
    scoate-mi te rog untul → remove untul
    hai șterge untul că mai avem → remove untul
    nu mai trebuie nici unt nici lapte → remove unt, remove lapte
    am luat două pâini și zece ouă → tick pâini, tick ouă
    modifică te rog untul la trei pachete → set untul 3 pachet
    redu berea la două sticle → set berea 2 sticlă
    am terminat cu laptele → tick laptele
  `,
  'a reason, or what is missing': `
    nu mai trebuie cartofi că avem în beci → remove cartofi
    nu mai e nevoie de ulei am găsit o sticlă în cămară → remove ulei
    nu mai cumpăra unt că a adus bunica → remove unt
    am luat laptele dar pâinea n-am găsit-o → tick laptele
    vezi că am luat eu untul → tick untul
    am găsit drojdia bifeaz-o → tick drojdia
    nu mai trebuie cartofi ia orez → remove cartofi + orez
    tata a luat carnea noi mai luăm muștar → tick carnea + muștar
    vreau să schimb uleiul la doi litri → set uleiul 2 l
  `,
  'a correction': `
    bifează untul ba nu laptele → tick laptele
    șterge untul nu stai șterge laptele → remove laptele
    fă laptele doi litri ba nu trei litri → set laptele 3 l
  `,
  'no command': `
    șterge toată lista →
    bifează toate produsele →
    lapte să fie doi litri → + lapte
    ia șervețele de șters ochelari → + șervețele de șters ochelari
    am nevoie de unt și lapte → + unt, lapte
    pune lapte la doi lei → + lapte
    luat pâine → tick pâine
    am terminat untul → + untul
    mama vrea făină și ulei → + făină, ulei
    a luat cineva laptele? →
    mama a luat pâinea sau o iau eu →
    scoate tot ce am bifat →
  `,
}
