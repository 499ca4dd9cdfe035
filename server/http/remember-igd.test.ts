import { expect, test, vi } from 'vitest'
import { rememberIgd } from './remember-igd.ts'

const template = (noTelpUgd: string) => Response.json({ webSetting: { data: { noTelpUgd, noTelpUgdType: 'telp' } } })

test('the number is known after the first answer, and asked again after a minute', async () => {
	let now = 0
	const ask = vi.fn(async () => template('(0333) 555-0118'))
	const igd = rememberIgd(ask, () => now)
	expect(igd()).toBeNull()
	await expect.poll(igd).toEqual({ noTelp: '(0333) 555-0118', to: 'tel:+623335550118' })
	expect(ask).toHaveBeenCalledOnce()
	now += 60_000
	ask.mockResolvedValueOnce(template('(0333) 555-0119'))
	igd()
	await expect.poll(igd).toMatchObject({ noTelp: '(0333) 555-0119' })
	expect(ask).toHaveBeenCalledTimes(2)
})

test.each([
	['fails', () => Promise.reject(new Error('no database'))],
	['answers 503', async () => new Response('', { status: 503 })],
])('if the template %s, the known number stays', async (_, failing) => {
	let now = 0
	const ask = vi.fn(async () => template('(0333) 555-0118'))
	const igd = rememberIgd(ask, () => now)
	await expect.poll(igd).not.toBeNull()
	ask.mockImplementation(failing)
	now += 60_000
	igd()
	await expect.poll(() => ask.mock.results.length).toBe(2)
	await new Promise(setImmediate)
	expect(igd()).toMatchObject({ noTelp: '(0333) 555-0118' })
})

test('a hospital without a number has none', async () => {
	const ask = vi.fn(async () => template(''))
	const igd = rememberIgd(ask)
	igd()
	await new Promise(setImmediate)
	expect(igd()).toBeNull()
})
