// Wat de gids van Kaas & Wijn in het Nederlands zegt: wat een ding doet, dan waarom nu.
import type { lessons as en } from './en'

export const lessons: typeof en = {
  aim: () => ({
    title: 'Twee helften, één score',
    does: 'Je maakt wijn en kaas, laat ze rijpen en verkoopt ze. Aan het eind telt *alleen de zwakste helft*, dus voed ze allebei.',
    now: 'Het begint in de vallei: elk perceel geeft een ingrediënt. Tik er een aan, en de vraag zegt wat je op je erf zou krijgen. Er gaat niemand weg voor jij het zegt.',
  }),
  alone: () => ({
    title: 'Liever alleen',
    does: 'Dit huis zegt *alleen zwoegen*: 1 van het perceel zelf, en 1 van elk ander vakje van het patroon *waar niemand staat*.',
    now: 'Zoek dus een perceel met lege ernaast. Water en de rand van de vallei geven niets.',
  }),
  company: () => ({
    title: 'Samen gaat het beter',
    does: 'Dit huis zegt *samenwerken*: 2 van het perceel zelf, en 1 van elk ander vakje *waar een werker staat*, van wie dan ook.',
    now: 'Zoek dus een perceel naast werkers. Kies het en je ziet de som voor je iemand stuurt.',
  }),
  forced: () => ({
    title: 'Een kleur volgt',
    does: 'Stuurt de een een kleur, dan *moet de ander dezelfde kleur sturen*. Daarna is de keuze weer vrij.',
    now: 'Nu volg jij. Mag jij weer kiezen, dan bepaalt jouw kleur welk huis van de ander daarna werkt.',
  }),
  hand: () => ({
    title: 'Wat je zou kunnen maken',
    does: 'Elke kaart toont haar prijs in ingrediënten, en wat ze waard is: het grote getal rijp, het kleine vroeg.',
    now: 'Open er een en lees haar: er staat bij wat je al hebt. Verzamel wat een of twee ervan nodig hebben.',
  }),
  neighbour: (name) => ({
    title: 'De andere boerderij',
    does: 'Alles van de ander ligt open, alleen de hand niet. Een werker van daar kan de jouwe helpen, of in de weg staan.',
    now: `${name} is aan de beurt. Kijk intussen rond waar je wilt; er loopt niets weg.`,
  }),
  make: (can) => ({
    title: 'Maken, verkopen of eruit',
    does: 'Elke beurt doe je één van de drie. *Maken* betaalt een hele kaart en legt haar in een leeg gewelf; wat je betaalde, ligt erop als stenen.',
    now: can
      ? 'Het gaat om de beurt tot beiden de fase verlaten hebben. Ga er pas uit als je niets meer kunt maken.'
      : 'Je kunt nog geen kaart betalen. Ruil op je erf, *drie voor één*, wat er ontbreekt; ga er pas uit als dat niet helpt.',
  }),
  benefit: () => ({
    title: 'Iets voor niets',
    does: 'Wie een kaart maakt, mag één etiket doen zonder te betalen: *stap, kaart, sneller of trager*. Een actiekaart mag in plaats daarvan werken.',
    now: 'Een stap brengt je verder op het geldspoor; een kaart vult je hand. Die twee zijn nooit fout.',
  }),
  ripen: () => ({
    title: 'In de kelder rijpt het',
    does: 'Elke steen op een kaart moet eraf voor ze rijp is. Elke zomer en de eerste winter gaan er *vanzelf twee* af, de laatste winter drie.',
    now: 'Een even aantal wordt vanzelf rijp. Een oneven heeft één keer sneller of trager nodig, anders wordt ze overrijp.',
  }),
  labels: () => ({
    title: 'De etiketten op je erf',
    does: 'Betaal wat een etiket toont en doe wat het zegt, *zo vaak je kunt betalen*, in bijna elke beurt van jou.',
    now: 'Maak eerst de kaarten die je kunt betalen. Druiven en melk die over zijn, kun je niet bewaren: maak ze op. Tik op een etiket dat niet gaat, en lees waarom.',
  }),
  road: () => ({
    title: 'Het geldspoor',
    does: 'Hier lopen je wijn en je kaas; het veld is aan het eind geld, en een ronde is 20. *Over bezette velden spring je gratis heen.*',
    now: 'Loop dus vlak achter anderen. Een ster geeft een ingrediënt naar keuze.',
  }),
  store: () => ({
    title: 'Wat je niet opslaat, ben je kwijt',
    does: 'Alleen zout, suiker, gist en culturen hebben planken. *Wie meer opslaat, gaat vanaf nu eerst.*',
    now: 'Voor je klaar bent, kun je de rest nog opmaken met etiketten en handel. Kies dan wat je houdt.',
  }),
  age: () => ({
    title: 'De kelder rijpt',
    does: 'Elke kaart verliest twee stenen tegelijk, en in de laatste winter drie. *Een kaart met minder wordt overrijp* en gaat voor weinig weg.',
    now: 'De kelder laat zien wat er van elke kaart wordt. Een etiket kan er nog een versnellen of vertragen.',
  }),
  summer: () => ({
    title: 'De zomer is voor acties',
    does: 'Elke actiekaart in je kelder mag één keer werken, rijp of niet, in elke volgorde.',
    now: 'Sparen hoeft niet: ze werken weer als ze rijp verkocht worden.',
  }),
  home: () => ({
    title: 'De werkers gaan naar huis',
    does: 'Kies een werker uit de vallei en een leeg huis van jou. *Het patroon van het huis geeft nog eens ingrediënten.*',
    now: 'Het hoeft geen werker te zijn die jij stuurde. Ook nu moet de ander dezelfde kleur nemen.',
  }),
  sell: () => ({
    title: 'Er is iets rijp',
    does: 'Rijpe kaarten verkoop je voor goud. Een wijn en een kaas *van hetzelfde gerecht* gaan samen en geven stappen erbij.',
    now: 'Een rijpe kaart die nog een rijping blijft liggen, wordt overrijp, tenzij je haar vertraagt. Verkoop haar dus op tijd.',
  }),
  last: () => ({
    title: 'Je kent de boerderij',
    does: 'Het tweede jaar gaat als het eerste, met één werker meer. In de winter ervan *wordt alles verkocht* en tel je de helften op.',
    now: 'De partij gaat door, de gids houdt hier op. De regels vind je in het menu, en achter elk vraagteken.',
  }),
}
