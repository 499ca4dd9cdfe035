import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch-links.tsx'

test('links are prefetched, but not with data saver and not on 2g', () => {
	expect(mayPrefetch({})).toBe(true)
	expect(mayPrefetch({ effectiveType: '4g', saveData: false })).toBe(true)
	expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
	expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
	expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
})
