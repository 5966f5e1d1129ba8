// Wat de gids van De Kwakzalvers in het Nederlands zegt: wat een ding doet, dan waarom nu.
import type { lessons as en } from './en'

export const lessons: typeof en = {
  bag: (drawn) => ({
    title: 'Jouw buidel, jouw ketel',
    does: 'Een fiche gaat *zoveel velden als zijn getal* verder dan het vorige: de stippelringen wijzen waar.',
    now: drawn ? 'Het eerste komt altijd vanzelf. Trek er nog een; de witte zijn de gevaarlijke.' : 'Van het eerste ontploft de ketel nooit. Trek het.',
  }),
  space: (coins, points) => ({
    title: 'Het veld dat telt',
    does: 'Je scoort *het lichte veld na je laatste fiche*: het getal zijn munten voor nieuwe fiches, en het geeft punten, die winnen.',
    now: `Stop je nu, dan krijg je ${coins} en ${points}; verder geeft meer.`,
  }),
  fuse: (white, limit) => ({
    title: 'Let op de witte',
    does: `Alleen witte fiches branden de lont op. De jouwe zijn samen *${white}*; bij *${limit + 1}* ontploft de ketel: dan punten of munten, niet allebei.`,
    now: 'De knop zegt bij hoeveel fiches uit je buidel dat gebeurt.',
  }),
  flask: () => ({
    title: 'Een fles tegen pech',
    does: 'Vlak na een wit fiche mag je je fles omkeren: *het fiche gaat terug in de buidel*.',
    now: 'Dat kan één keer, tot je hem weer vult. Dicht bij de grens is hij het meest waard.',
  }),
  stop: () => ({
    title: 'Wanneer stop je?',
    does: 'Van de ketels die niet ontploften, werpt de *verste* een dobbelsteen voor een kleine prijs. Stoppen is definitief.',
    now: 'Ontploft hij bij één op de drie fiches, dan is stoppen wijs.',
  }),
  card: (name) => ({
    title: 'De kaart van de ronde',
    does: 'Elke ronde begint met een waarzeggerijkaart. Paarse gebeuren meteen, blauwe gelden de hele ronde.',
    now: `Dit is *${name}*. Tik erop om hem nog eens te lezen, wanneer je wilt.`,
  }),
  choice: (name) => ({
    title: 'Een kaart die vraagt',
    does: `Elke ronde begint met een kaart. Bij *${name}* kiest iedereen.`,
    now: 'Niets is hier fout, en hogere getallen gaan verder. Daarna komt je ketel.',
  }),
  effect: (name, text) => ({
    title: 'Wat een fiche doet',
    does: `Dit komt door *${name}*. ${text}`,
    now: 'Elke kleur heeft een boek waarin dat staat. Je vindt ze bij *Boeken*.',
  }),
  others: () => ({
    title: 'De andere kramen',
    does: 'Iedereen brouwt tegelijk. Een kraam laat zien hoe ver de ketel is, en of hij gestopt is.',
    now: 'Tik erop om in de ketel te kijken. Als de laatste stopt, worden ze allemaal geteld.',
  }),
  burst: () => ({
    title: 'Boem',
    does: 'Een ontplofte ketel neemt *punten of munten*, niet allebei, en geen dobbelsteen. Fiches en robijnen tellen nog.',
    now: 'Vroeg in de partij zijn munten meer waard: betere fiches helpen elke ronde. Laat neem je de punten.',
  }),
  count: () => ({
    title: 'Hoe een ketel geteld wordt',
    does: 'A is de dobbelsteen, B fiches die nu iets geven, C robijnen, D punten; dan komen de boeken en je robijnen.',
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
    now: `Je begint nu op veld ${start}: het eerste fiche van een ronde telt vandaar.`,
  }),
  rats: () => ({
    title: 'Ratten lopen voor je',
    does: 'Elke rattenstaart tussen jou en de leider zet je begin *één veld vooruit*, voor deze ronde.',
    now: 'Je staat achter, dus je rattensteen staat voorbij de druppel.',
  }),
  book: () => ({
    title: 'Een nieuw boek',
    does: 'De alruin komt in ronde 2, de geest in ronde 3. Vanaf dan zijn ze te koop.',
    now: 'Alle boeken liggen open: tik erop en lees wat de fiches doen en kosten.',
  }),
  witches: () => ({
    title: 'Drie heksen, drie penningen',
    does: 'Elke heks helpt je *één keer per partij*, voor de penning van haar kleur. Een penning die je houdt, is 2 punten waard.',
    now: 'Als er een kan helpen, staat ze tussen je keuzes, en ze noemt eerst haar prijs.',
  }),
  sixth: () => ({
    title: 'Eén witte erbij',
    does: 'Voor ronde 6 krijgt *iedereen nog een witte 1* in de buidel.',
    now: 'De buidels zijn nu wat gevaarlijker. De knop zegt bij hoeveel fiches je ketel ontploft.',
  }),
  known: () => ({
    title: 'Je kent de markt',
    does: 'Er zijn negen rondes, allemaal zo; de meeste punten winnen. *De regels* vind je achter het vraagteken en in het menu.',
    now: 'Vanaf hier spreekt de gids alleen als er iets nieuws is.',
  }),
  last: () => ({
    title: 'De laatste ronde',
    does: 'Nu kiezen allen tegelijk, fiche voor fiche. Er wordt niets meer gekocht: *vijf munten zijn een punt*, en twee robijnen ook.',
    now: 'De gids houdt hier op. Succes, en let op de witte.',
  }),
}
