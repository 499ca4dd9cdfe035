import { expect, test } from 'vitest'
import { unknownTerms } from './schema-vocabulary.ts'

test('types, inherited properties, terms and references of schema.org are known', () => {
	const offers = { '@type': 'Offer', availability: 'https://schema.org/InStock', seller: { '@id': '#rs' } }
	expect(unknownTerms({ '@context': 'https://schema.org', '@type': 'Hospital', name: 'RS', telephone: '1' })).toEqual(
		[],
	)
	expect(unknownTerms([{ '@type': 'Product', name: 'Paket', offers: [offers] }])).toEqual([])
})

test('an unknown type, property or term is named with its place', () => {
	expect(unknownTerms({ '@type': 'Klinik' })).toEqual([': type Klinik'])
	expect(unknownTerms({ '@type': 'Physician', jadwal: 'Senin' })).toEqual([': Physician has no jadwal'])
	// A property of another type.
	expect(unknownTerms({ '@type': 'Hospital', acceptedAnswer: 'ya' })).toEqual([': Hospital has no acceptedAnswer'])
	expect(unknownTerms({ '@type': 'Product', offers: { price: 1 } })).toEqual(['/offers: type undefined'])
	expect(unknownTerms({ '@type': 'Offer', availability: 'https://schema.org/Ada' })).toEqual([
		'/availability: https://schema.org/Ada',
	])
})
