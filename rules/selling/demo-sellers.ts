/** Who sells in the demo, as its market files begin to say it; a test compares the two. `people` are named in its legal pages. */
export const demoSellers = [
  { name: 'Kudde B.V.', address: 'Molendijk 14, 3411 AB Lopik', phone: '+31 20 000 00 00', people: [] },
  {
    name: 'Kudde SAS',
    address: '12, quai de la Lanterne, 71000 Mâcon',
    phone: '+33 1 99 00 12 34',
    people: ['Hébergeur Exemple'],
  },
  { name: 'Kudde UK', address: 'The Old Auction Yard, Settle', phone: '+44 20 7946 0018', people: [] },
  {
    name: 'Weidekiste GmbH',
    address: 'Lindenstraße 8, 83646 Bad Tölz',
    phone: '+49 30 23125 012',
    people: ['Leonie Brandt'],
  },
] as const satisfies { name: string; address: string; phone: string; people: string[] }[];
