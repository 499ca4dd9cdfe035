import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { type ContentTable, contentRules, rulesOf } from '../../server/content-rules/content-rules.ts'
import { prepareContent } from '../../server/content-rules/prepare-content.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { insertRows } from '../support/test-rows.ts'
import { attacks, breakOuts } from '../support/xss-attacks.ts'

/** Columns that hold no free text, by name or by how the name ends. */
const NOT_TEXT =
	/^(id|uri|cari|ringkasan|contentType|content|type|quiz|hari|jamMulai|jamSelesai|favorit|icon|logo|foto\w*|poster\w*|mediaContent|artikelMedia|metaPixelId|noTelp\w*|email|kata|berlakuSampai|persetujuanPelacakan|fotoSambutan|status)$|Id$|Type$/

const AT_ONCE = 12

/** Every text and HTML column of all content, filled with attacks through the functions that staff use. */
export async function poisonContent({ db }: TestDatabase): Promise<string[]> {
	const filled = new Set<string>()
	let place = 0
	for (const table of Object.keys(contentRules) as ContentTable[]) {
		const rows: Record<string, unknown>[] = await db.selectFrom(table).selectAll().execute()
		const { columns = {} } = rulesOf(table)
		for (const row of rows) {
			const change: Record<string, unknown> = {}
			for (const [column, value] of Object.entries(row)) {
				if (typeof value !== 'string' || NOT_TEXT.test(column)) continue
				if (columns[column]?.name === 'html') {
					change[column] =
						`${value}${Array.from({ length: AT_ONCE }, () => attacks[place++ % attacks.length]).join('<p>sela</p>')}`
				} else if (!columns[column]) change[column] = `${value.slice(0, 20)} ${breakOuts.join(' ')}`
				else continue
				filled.add(`${table}.${column}`)
			}
			if (Object.keys(change).length === 0 || !('id' in row)) continue
			await db
				.updateTable(table)
				.set(prepareContent(table, change) as never)
				.where('id' as never, '=', row.id as never)
				.execute()
		}
	}
	// One by one as well: some take everything along that follows them.
	const faq = attacks.map((attack, index) =>
		prepareContent('faq', { pertanyaan: attack, jawaban: attack, urutan: 100 + index } as never),
	)
	await insertRows(db, 'faq', faq.map((row, index) => ({ ...row, id: `serangan-${index}` })) as never)
	const quiz = {
		opsiJawaban: ['a', 'b'].map((key) => ({ key, content: null, text: breakOuts.join(' ') })),
		jawaban: 'b',
		infoJawaban: { content: null, text: attacks.slice(0, 20).join(' ') },
	}
	const popup = {
		type: 'quiz',
		content: null,
		text: attacks.slice(0, 40).join(' '),
		quiz: JSON.stringify(quiz),
	} as const
	await db.deleteFrom('popupInformation').execute()
	await insertRows(db, 'popupInformation', [
		{ ...popup, ...prepareContent('popupInformation', popup), id: 'kuis', tayangMulai: 0 },
	])
	return [...filled]
}

/** What visitors can write: comments that staff allowed without looking twice. */
export async function poisonComments({ db }: TestDatabase, artikelUri: string): Promise<void> {
	const { id: artikelId } = await db
		.selectFrom('artikel')
		.select('id')
		.where('uri', '=', artikelUri)
		.executeTakeFirstOrThrow()
	const comments = [...breakOuts, ...attacks].slice(0, 60)
	await insertRows(
		db,
		'artikelKomentar',
		comments.map((komentar, index) => ({ id: `k-${index}`, artikelId, nama: komentar.slice(0, 100), komentar })),
	)
}

/** A member, a patient, a cart and a reservation whose every name is an attack; the code of the reservation. */
export async function registerHostile(page: Page, shopItemId: string): Promise<string> {
	const send = async (name: keyof typeof calls, data: unknown) => {
		const response = await page.request.post(`/api${calls[name].path}`, { data })
		return (await response.json()).data.created
	}
	const nama = breakOuts.join(' ').slice(0, 150)
	const orang = { nama, noTelp: '"><img src=x onerror=alert(1)>', email: `"><script>alert(1)</script>@x` }
	await send('createMember', orang)
	const pasien = {
		nik: '3510012507900001',
		nama,
		noTelp: orang.noTelp,
		tempatLahir: attacks[0],
		tanggalLahir: '25-07-1990',
		jenisKelamin: 'p',
		alamatLengkap: breakOuts.join(' ').slice(0, 500),
	}
	const { id: pasienId } = await send('createPasien', pasien)
	await send('createKeranjang', { pasienId, shopItemId })
	const tanggalVisit = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
	const { kode } = await send('createReservasi', { atasNama: nama, noTelp: orang.noTelp, tanggalVisit })
	await send('createKeranjang', { pasienId, shopItemId })
	return kode
}

/** Notes what runs and what the policy had to stop, from before the page's first line. */
export const watchScripts = (page: Page) =>
	page.addInitScript(() => {
		const seen: string[] = []
		Object.assign(window, { seen })
		for (const name of ['alert', 'confirm', 'prompt']) Object.assign(window, { [name]: () => seen.push(`ran ${name}`) })
		document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
			seen.push(`stopped ${violatedDirective} ${blockedURI} ${sample}`),
		)
	})

export const seenScripts = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

/** What could still run: handlers, script addresses, frames and scripts that are none of ours. */
export const dangersOf = (page: Page) =>
	page.evaluate(() => {
		const found: string[] = []
		const frames = ['www.youtube-nocookie.com', 'www.tiktok.com', 'www.openstreetmap.org', 'www.google.com']
		for (const element of document.querySelectorAll('*')) {
			const name = element.localName
			for (const { name: attribute, value } of element.attributes) {
				// Our own carousels move by styles.
				const isOurs = attribute === 'style' && !element.closest('.rich-text')
				if (attribute.startsWith('on') || attribute === 'srcdoc' || (attribute === 'style' && !isOurs))
					found.push(`${name} ${attribute}`)
				if (!/^(href|src|action|formaction|data|poster|xlink:href)$/.test(attribute)) continue
				const { protocol, host, origin } = new URL(value, location.href)
				const isPicture = name === 'img' && ['data:', 'blob:'].includes(protocol)
				const isCalendar = protocol === 'webcal:' && host === location.host
				if (!/^(https?|mailto|tel):$/.test(protocol) && !isPicture && !isCalendar)
					found.push(`${name} ${attribute}=${value}`)
				if (name === 'iframe' && !frames.includes(host)) found.push(`iframe ${value}`)
				if (['script', 'link', 'img'].includes(name) && host && origin !== location.origin && host !== 'i.ytimg.com')
					found.push(`${name} ${value}`)
				if (name === 'a' && host === 'jahat.example') found.push(`a ${value}`)
			}
			if (['base', 'object', 'embed', 'math', 'form'].includes(name) && element.closest('.rich-text')) found.push(name)
		}
		return found
	})
