import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { NEVER_CACHED } from '../../contract/cache.ts'
import { pageCacheRules } from './load-site.ts'

const halaman = /^[1-5]$/
const dokter = NEVER_CACHED
const route = (id: string, parentId: string | undefined, path?: string, handle?: object) => ({
	[id]: { id, parentId, path, index: id === 'home' || undefined, module: { default: () => null, handle } },
})
const cacheRuleOf = pageCacheRules({
	...route('root', undefined, ''),
	...route('layout', 'root', undefined, { cache: { parameters: { dokter } } }),
	...route('home', 'layout', undefined, { cache: { freshSeconds: 60 } }),
	...route('promo', 'layout', 'promo', { cache: { parameters: { halaman } } }),
	...route('mitra', 'layout', 'mitra/:uri', { visit: () => null, cache: {} }),
	...route('reservasi', 'root', 'reservasi'),
	...route('visit', 'layout', 'visit', { visit: () => null }),
	...route('missing', 'layout', '*'),
} as ServerBuild['routes'])

test.each([
	['/', { freshSeconds: 60, parameters: { dokter } }],
	['/promo', { parameters: { dokter, halaman } }],
	['/promo/', { parameters: { dokter, halaman } }],
	['/mitra/bpjs', { parameters: { dokter } }],
])('the rule of %s is declared by the page and its layout', (pathname, rule) => {
	expect(cacheRuleOf(pathname)).toEqual(rule)
	expect(cacheRuleOf(pathname), 'asked again').toEqual(rule)
})

test.each(['/reservasi', '/visit', '/nowhere'])('%s is not cached', (pathname) => {
	expect(cacheRuleOf(pathname)).toBeNull()
})
