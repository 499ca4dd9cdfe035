import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
	type KelompokPeristiwa,
	kelompokPeristiwa,
	type Peristiwa,
	peristiwa,
	peristiwaOf,
	peristiwaWebhook,
	webhookData,
} from '../contract/notifikasi/staff/peristiwa.ts'
import { actionNames } from '../staff/audit/action-names.ts'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/webhooks.md'), 'utf8')
const receiver = readFileSync(join(root, 'docs/examples/webhook-receiver.mjs'), 'utf8')

/** The rows of a table of the document, without its head. */
function tableAfter(head: string): string[] {
	const lines = document.slice(document.indexOf(head)).split('\n').slice(2)
	return lines.slice(0, lines.indexOf(''))
}

const fieldsOf = (name: Peristiwa) => Object.entries<z.ZodType>(webhookData(name, true).shape)

/** Where a field with this meaning is: `reservasi.*`, or the events that alone have it. */
function placesOf(field: string, meaning: string | undefined): string {
	const has = (name: Peristiwa) =>
		fieldsOf(name).some(([each, schema]) => each === field && schema.description === meaning)
	if (peristiwa.every(has)) return 'all'
	const groups = Object.keys(kelompokPeristiwa) as KelompokPeristiwa[]
	const places = groups.flatMap((group) => {
		const own = peristiwaOf(group)
		return own.every(has) ? `\`${group}.*\`` : own.filter(has).map((name) => `\`${name}\``)
	})
	return places.join(', ')
}

test('the document lists every event of the registry, and no other', () => {
	expect(tableAfter('| `type` | when |')).toEqual([
		...peristiwa.map((name) => `| \`${name}\` | ${peristiwaWebhook[name].kapan} |`),
		'| `uji` | an administrator pressed *Uji*; `data` is empty |',
	])
})

test('the document lists every field of every event with its meaning, and which are personal', () => {
	const isPersonal = (name: Peristiwa, field: string) => !(field in webhookData(name, false).shape)
	const rows = peristiwa.flatMap((name) =>
		fieldsOf(name).map(([field, { description }]) => {
			const meaning = isPersonal(name, field) ? `**personal** · ${description}` : description
			return `| \`${field}\` | ${placesOf(field, description)} | ${meaning} |`
		}),
	)
	expect(tableAfter('| field | events | meaning |')).toEqual([...new Set(rows)])
})

/** What staff do that concerns neither a patient nor a partner. */
const inside = new Set([
	// The desk's own work with a reservation.
	...['catatan', 'kirim-wa', 'buat-ulang', 'urutan-tunggu'],
	// Reading.
	...['lihat-pasien', 'lihat-nik', 'lihat-nik-batas', 'lihat-daftar', 'ekspor'],
	// Moderation and drafts.
	...['nilai', 'balas', 'konsep', 'akhiri-konsep', 'urutkan'],
	// The calendar: the reservations that it touches have events of their own.
	...['muat-libur', 'tutup-rentang'],
	// Notifications themselves.
	...['kirim-ulang', 'rahasia-baru', 'uji-notifikasi'],
	// The keys of other systems, and what these keep.
	...['cabut', 'lepaskan'],
])
const isAccount = (aksi: string) => /masuk|keluar|sandi|tautan|sesi|totp|passkey/.test(aksi)

test('every action of staff has an event, or is known to concern nobody outside', () => {
	const told = new Set(
		peristiwa.flatMap((name) => peristiwaWebhook[name].asal.map((asal) => /\/([^:]+)/.exec(asal)?.[1] ?? '')),
	)
	const unknown = Object.keys(actionNames).filter((aksi) => !told.has(aksi) && !inside.has(aksi) && !isAccount(aksi))
	expect(unknown).toEqual([])
})

test('the texts of the receiver are about events of the registry, and neither begin nor end with a variable', () => {
	const texts = [...receiver.matchAll(/^\t'(\w+\.[\w-]+)': '(.+)',$/gm)]
	expect(texts.map(([, name]) => name).filter((name) => !peristiwa.some((each) => each === name))).toEqual([])
	expect(texts.length).toBeGreaterThan(10)
	expect(texts.filter(([, , text = '']) => /^{{|}}\W*$/.test(text))).toEqual([])
	expect(receiver.split('\n').length).toBeLessThan(120)
})
