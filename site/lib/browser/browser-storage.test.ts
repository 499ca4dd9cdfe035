import { afterEach, expect, test, vi } from 'vitest'
import { readStorage, writeStorage } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is written is read, and null removes it', () => {
	const stored = new Map<string, string>()
	const sessionStorage = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	}
	vi.stubGlobal('window', { sessionStorage })
	expect(writeStorage('sessionStorage', 'kunci', 'nilai')).toBe(true)
	expect(readStorage('sessionStorage', 'kunci')).toBe('nilai')
	expect(writeStorage('sessionStorage', 'kunci', null)).toBe(true)
	expect(readStorage('sessionStorage', 'kunci')).toBe(null)
})

test('blocked storage has nothing and takes nothing', () => {
	const blocked = {
		get localStorage(): never {
			throw new DOMException('blocked', 'SecurityError')
		},
	}
	vi.stubGlobal('window', blocked)
	expect(readStorage('localStorage', 'kunci')).toBe(null)
	expect(writeStorage('localStorage', 'kunci', 'nilai')).toBe(false)
})
