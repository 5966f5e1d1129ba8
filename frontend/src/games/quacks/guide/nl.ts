// Wat de gids van De Kwakzalvers in het Nederlands zegt: wat een ding doet, dan waarom nu.
import type { lessons as en } from './en'

export const lessons: typeof en = {
  bag: (drawn) => ({
    title: 'Jouw buidel, jouw ketel',
    does: 'Trek een fiche, en het gaat *zoveel velden als zijn getal* je ketel in. Het volgende telt vandaar verder.',
    now: `${drawn ? 'Je eerste ligt er al: niemand mag daarvoor stoppen, dus het kwam vanzelf.' : 'Van het eerste ontploft de ketel nooit.'} Trek er nog een; de witte zijn de gevaarlijke.`,
  }),
  space: (coins, points) => ({
    title: 'Het veld dat telt',
    does: 'Je scoort *het veld na je laatste fiche*, het lichte. Het getal erop zijn munten om uit te geven, en het geeft punten erbij.',
    now: `Stopte je nu, dan kreeg je ${coins} te besteden en ${points}. Verder geeft meer.`,
  }),
  fuse: (white, limit) => ({
    title: 'Let op de witte',
    does: `Alleen witte fiches branden de lont op. Die van jou zijn samen *${white}*; bij *${limit + 1}* ontploft de ketel, en krijg je punten of munten, niet allebei.`,
    now: 'De knop zegt bij hoeveel fiches uit je buidel dat gebeurt. Een ontploffing is geen ramp, alleen jammer.',
  }),
  flask: () => ({
    title: 'Een fles tegen pech',
    does: 'Vlak na een wit fiche mag je je fles omkeren: *het fiche gaat terug in de buidel*. Dan is de fles leeg.',
    now: 'Nu kan het. Vroeg in een ronde bewaar je hem liever; dicht bij de grens is hij veel waard.',
  }),
  stop: () => ({
    title: 'Wanneer stop je?',
    does: 'Wie niet ontplofte en het *verst* staat, werpt een dobbelsteen voor een kleine prijs. Stoppen is definitief.',
    now: 'Kijk naar de lont en naar het veld dat je zou scoren. Ontploft hij bij één op de drie fiches, dan is stoppen wijs.',
  }),
  card: (name) => ({
    title: 'De kaart van de ronde',
    does: 'Elke ronde begint met een waarzeggerijkaart. Paarse gebeuren meteen, blauwe gelden de hele ronde.',
    now: `Dit is *${name}*. Tik erop om hem nog eens te lezen, wanneer je wilt.`,
  }),
  others: () => ({
    title: 'De andere kramen',
    does: 'Iedereen brouwt tegelijk. Elke kraam laat zien hoe ver de ketel is, en of hij gestopt is.',
    now: 'Tik op een kraam om in de ketel te kijken. De ronde gaat verder als de laatste gestopt is.',
  }),
  burst: () => ({
    title: 'Boem',
    does: 'Een ontplofte ketel neemt *punten of munten*, niet allebei, en geen dobbelsteen. Fiches en robijnen tellen nog.',
    now: 'Vroeg in de partij zijn munten meer waard: betere fiches helpen elke ronde. Laat neem je de punten.',
  }),
  count: () => ({
    title: 'Hoe een ketel geteld wordt',
    does: 'A is de dobbelsteen, B fiches die nu iets geven, C robijnen, D punten; dan komen de boeken en je robijnen. *Lees omlaag voor één speler.*',
    now: 'Een stap die niemand iets brengt, blijft weg. Tik op een regel om te zien waar hij vandaan komt.',
  }),
  shop: (coins) => ({
    title: 'Nieuwe fiches in je buidel',
    does: 'Koop *één of twee fiches van verschillende kleur*. Hogere getallen gaan verder; elke kleur doet wat haar boek zegt.',
    now: `Je hebt ${coins}, en wat je niet uitgeeft, ben je kwijt. Tik op een boek om het te lezen; pompoenen zijn goedkoop en maken het wit zeldzamer.`,
  }),
  rubies: () => ({
    title: 'Twee robijnen, twee dingen',
    does: 'Twee robijnen zetten je *druppel* een veld vooruit, voor de rest van de partij. Of ze vullen je *fles*.',
    now: 'Hoe eerder de druppel gaat, hoe meer hij oplevert. Je mag de robijnen ook bewaren.',
  }),
  droplet: (start) => ({
    title: 'Je druppel',
    does: 'Hij wijst het veld aan waar je ketel begint. Hij gaat nooit terug.',
    now: `Je begint nu op veld ${start}. Het eerste fiche van een ronde telt vandaar.`,
  }),
  rats: () => ({
    title: 'Ratten lopen voor je',
    does: 'Elke rattenstaart tussen jou en de leider zet je begin *één veld vooruit*, voor deze ronde.',
    now: 'Je staat achter, dus je rattensteen staat voorbij de druppel. Achterstaan heeft ook iets goeds.',
  }),
  book: () => ({
    title: 'Een nieuw boek',
    does: 'De alruin komt in ronde 2, de geest in ronde 3. Vanaf dan zijn ze te koop.',
    now: 'Alle boeken liggen open: tik erop en lees wat de fiches doen en kosten.',
  }),
  witches: () => ({
    title: 'Drie heksen, drie penningen',
    does: 'Elke heks helpt je *één keer per partij*, voor de penning van haar kleur. Een penning die je houdt, is 2 punten waard.',
    now: 'Als een heks kan helpen, staat ze tussen je keuzes. Vraag haar, en ze noemt eerst haar prijs.',
  }),
  last: () => ({
    title: 'Je kent de markt',
    does: 'Er zijn negen rondes; in de laatste worden munten en robijnen punten. *Ratten* helpen wie achterligt: een veld per staart tot de koploper. *De regels* vind je achter het vraagteken en in het menu.',
    now: 'De gids houdt hier op. Succes, en let op de witte.',
  }),
}
