import type { Critic } from '../../critique/critique.ts'

/** A text of several paragraphs about home and school with two sentences of a pair, far apart. */
export const essayWith = (first: string, second: string) =>
  `என் சிற்றூர்

பச்சை வயல்களும் தென்னந்தோப்புகளும் சூழ்ந்தது எங்கள் சிற்றூர். ${first} அங்கே வாழும் மக்கள் உழைப்பை மதிப்பவர்கள்.

காலையில் பறவைகளின் ஒலி கேட்டு விழிப்போம். வயல்வெளியில் உழவர்கள் பாடிக்கொண்டே வேலை செய்வார்கள். சிறுவர்கள் மரத்தடியில் கூடிக் கதை பேசுவார்கள்.

மாலையில் திடலில் விளையாட்டு களைகட்டும். ${second} முதியவர்கள் திண்ணையில் அமர்ந்து பழங்கதைகள் சொல்வார்கள்.

இத்தகைய சிற்றூரில் பிறந்ததை எண்ணிப் பெருமைப்படுகிறேன். அதன் அழகைக் காப்பது எங்கள் கடமை.`

/** The sentences of an essay that are said to take back what stands before. */
export const contradictedIn = (critic: Critic, essay: string) =>
  critic
    .critique(essay)
    .sections.structure.items.filter(({ title }) => title === 'முன்பின் முரண்')
    .map(({ location }) => location.excerpt)
