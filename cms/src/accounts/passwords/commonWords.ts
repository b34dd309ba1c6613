/*
 * Words that passwords are made of most often, in Italian and English. With what isCommon.ts sees
 * through (numbers and signs around, signs for letters, two words in a row) they stand for some
 * hundred thousand passwords.
 */
const italian = `
  abbraccio acqua addio agnese alba alberto albero alessandra alessandro alessia alessio alfredo alice
  alloggi alloggio amica amiche amici amicizia amico amore andrea angela angelo anna annamaria antonella
  antonio appartamento aprile arancia arcobaleno aria arianna armando arturo assassino atalanta autunno
  azzurra azzurri azzurro babbo bacio bambina bambino bambola barbara basilico beatrice bella bellissima
  bello benedetta benvenuto bianca bianco biblioteca bologna bruno buongiorno caffe cagliari calcio camera
  camilla cane cara carla carlo carlotta carmela caro carolina casa caterina cavallo cecilia cesare chiara
  chiave chitarra ciao ciaociao cielo cinzia citta claudia claudio coccinella colore computer concetta
  corrado cristiano cristina cucciolo cuore daniela daniele dario davide debora delfino diamante dicembre
  diego dolce domenica domenico donatella donna drago edoardo elena eleonora elisa elisabetta emanuela
  emanuele emilia enrico erica ernesto estate esame esami eugenio fabio fabrizio facolta famiglia farfalla
  febbraio federica federico felice felicita ferrari filippo fiore fiorella fiorentina fiori firenze forza
  forzaitalia forzajuve forzainter forzamilan forzanapoli forzaroma francesca francesco franco fratello
  fuoco futuro gabriele gabriella gatta gattino gatto gelato genova gennaio gessica giacomo gianluca gianni
  giada ginevra giorgia giorgio giorno giovanna giovanni giovedi girasole giugno giulia giuliano giulio
  giuseppe grande grazia grazie greta ilaria inverno inter internazionale irene isabella italia italiana
  italiano ivan jacopo juventus lasagna laura laurea lavoro lazio leonardo leone libero liberta libro
  lorella lorena lorenzo loretta luca lucia luciano luglio luigi luna lunedi lupo maddalena maggio mamma
  mammamia manuela manuel marco mare margherita maria mariangela mario marta martedi martina martino marzo
  massimo matteo mattia maurizio melissa mercoledi mela mensa michela michele milan milano mirko modena
  mondo monica montagna morte musica nadia napoli natale nicola nicole nicolo ninja niente nonna nonno
  notte novembre nuvola ottobre padova palermo pallone panda paola paolo papa paradiso parma parola
  parolachiave parma pasquale pasta patrizia pavia perugia pescara pesce piccola piccolo pietro pioggia
  pippo pisa pisolo pizza pluto polipo politecnico porto primavera principe principessa prova provaprova
  raffaele raffaella ragazza ragazzo ragno regina renato riccardo rita roberta roberto rocco roma romana
  romano rosa rosanna rosaria rosario rossa rossella rosso sabato sabrina salvatore samuele sandra sara
  scuola segreta segreto sempre serena sergio settembre sicilia silvia silvio simona simone sofia sogno
  sole solo sorella sorriso speranza stefania stefano stella stelle strada studente studenti studentessa
  studio tempesta teresa tesoro tigre tiziana tommaso topolino torino totti tramonto trieste udine umberto
  universita utente valentina valentino valeria vanessa venerdi venezia verde verona vincenzo viola
  virginia vita vittoria vittorio viva vespa volpe zanzara zucchero zurigo
  accesso amministratore benvenuti cambiami ciaobella ciaomondo entra entrare fammientrare mipiace
  nonloso nonlosai nonricordo pasqua password passwordsicura paroladordine sicura sicurezza tiamo teamo
  tivogliobene voglio`;

const english = `
  aaron abc abcd abcdef abc123 account accommodation access action adam admin administrator agent alex
  alexander amanda amazing america andrew angel angels animal anthony apple april archer arsenal ashley
  asshole august austin autumn awesome baby babygirl backup badboy ball banana band barcelona baseball
  basketball batman beach bear beautiful benjamin best bestfriend bicycle bigdog bird bitch black blackcat
  blaster blessed blink blue bonnie boss boston brandon brian brother bubbles buddy butter buster butterfly
  camera canada captain carlos casino castle cat cats celtic champion change changeme charlie cheese chelsea
  cherry chester chicken chocolate chris christian christmas city coffee college computer cookie cool
  cooper corvette country cowboy crystal dad daddy dallas dance daniel dark darkness david death december
  default demo diamond dog dogs dolphin donald donkey door dragon dream dreams eagle eagles easter eclipse
  edward elephant elizabeth emily eminem england english enter eric everton exam facebook family fantasy
  father february fender fire fireball fish fishing flower flowers flying football forest forever forever
  ford fortnite freedom friday friend friends fuck fucker fuckyou galaxy game gamer games gandalf garden
  garfield george ginger girl giants goalie god golden golf golfer good goodbye google gordon green guest
  guitar gunner hacker hallo hannah happy hardcore harley harry hawaii heart heather heaven hello
  helloworld hello hockey holiday home honda honey hope horse horses hotdog house hunter iceman iloveme
  iloveu iloveyou indian instagram internet iphone jack jackson jaguar jake james january jasmine jason
  jennifer jeremy jessica jessie jesus jesuschrist john johnny johnson jordan jordan23 joseph joshua july
  june junior justin karate kevin key killer king kitten kitty knight ladies lakers laptop lauren legend
  letmein letmeinn liberty library life lion liverpool login london looking lord love lovelove lovely lover
  loveme loveyou lucky maggie magic manager manchester march marina marine mark marlboro martin master
  matrix matthew maverick may melanie mercedes merlin metal metallica michael michelle mickey midnight
  mike minecraft miller mine mom mommy monday money monkey monster monsters moon morgan morning mother
  mountain mouse murphy music mustang mylove mypass mypassword myspace naruto naruto nascar natasha nathan
  nature never newpass newpassword newyork nicholas nicole night nintendo nirvana nobody nothing november
  october ocean office oliver online open orange panther paris party pass passcode passion passphrase passw
  passwd passwort password passwords patrick peace peaches peanut pepper peter phoenix phone pink player
  please pokemon police porsche power prince princess private purple pussy queen qwe qwer qwert qwerty
  rabbit rachel racing rainbow ranger raiders real rebecca red redsox remember richard robert rocket rock
  ronaldo root rose runner rush russia sakura sam samantha samsung sandra saturday school scooter scorpion
  secret secure security september server service sex sexy shadow shannon shelby silver sister skate skater
  slayer smile smokey snoopy snow snowball soccer sophie spider spiderman spring squirrel star starwars
  steelers stella steven student students study sugar summer sun sunday sunflower sunshine super superman
  superstar support sweet sweetie sweetheart system taylor teacher team tennis teresa test tester testing
  testtest thomas thunder thursday tiger tigers tigger time today tomorrow toyota travel trustno trouble
  trustme truelove tuesday turtle tweety twitter university unicorn united universe user username vanilla
  victoria victory viking vip visitor voyager wall warrior water wednesday welcome whatever white wild
  william willow windows winner winston winter wizard wolf wolves wonder work world xbox yamaha yankees
  yellow yesterday young yourself youtube zaq zebra zombie zxc zxcv zxcvb zxcvbn zxcvbnm`;

/** In lower case, without accents. */
export const commonWords: ReadonlySet<string> = new Set(
  `${italian} ${english}`.split(/\s+/).filter((word) => word !== ''),
);
