import { expect, test } from 'vitest'
import { sematan, tautan } from './site-inputs.ts'

test('a link may be pasted without its scheme', () => {
	expect(tautan.parse('instagram.com/rsyasmin')).toBe('https://instagram.com/rsyasmin')
	expect(tautan.parse('maps.app.goo.gl/AbC?x=1')).toBe('https://maps.app.goo.gl/AbC?x=1')
	for (const whole of ['', '/poli-klinik', 'https://rs.example.com/a']) expect(tautan.parse(whole)).toBe(whole)
	for (const wrong of ['javascript:alert(1)', '//evil.example', 'bukan tautan', 'mailto:a@b.id'])
		expect(tautan.safeParse(wrong).success, wrong).toBe(false)
})

test('an embed may be emptied, and a wrong one is refused with what to paste', () => {
	const peta = sematan('gmaps')
	expect([peta.parse(null), peta.parse(' ')]).toEqual(['', ''])
	expect(peta.safeParse('https://maps.app.goo.gl/AbC').error?.issues[0]?.message).toMatch(/^Tautan pendek/)
	expect(peta.parse(' -8.2145, 114.3712 ')).toBe('-8.2145, 114.3712')
})
