import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createKomentar } from '../../contract/artikel/komentar.ts'
import { safeLink } from '../../contract/links/safe-link.ts'
import { parseEmbed } from '../../contract/media/embed.ts'
import { pastedEmbed } from '../../contract/media/pasted-embed.ts'
import { isPrivatePage } from '../../contract/web/private-page.ts'
import { foldText } from '../../database/search/fold-text.ts'
import { isSpam } from '../../server/artikel/visitor/komentar.ts'
import { cacheTargets } from '../../server/cache/cache-target.ts'
import { html } from '../../server/content-rules/content-rules.ts'
import { parseCsv } from '../../server/csv/parse-csv.ts'
import { acceptedEncoding } from '../../server/http/accepted-encoding.ts'
import { addressOf } from '../../server/http/request-address.ts'
import { chooseFormat } from '../../server/pictures/encode-variant.ts'
import { mapPictures } from '../../server/provider/adapt/pictures-in-html.ts'
import { normaliseKode } from '../../server/reservasi/new-kode.ts'
import { firstList } from '../../server/rich-text/first-list.ts'

const LENGTH = 60_000
/** A pattern that goes back and forth takes minutes for this length. */
const MAX_MS = 500

const pieces = [
	...[
		' ',
		'\t',
		'<',
		'<p>',
		'"',
		'&amp;',
		'/',
		'../',
		'%',
		'%2e',
		',',
		'a,',
		'q=0;',
		'br;q=0,',
		'::',
		'1:',
		'12345678',
	],
	...[
		'http://',
		'www.',
		'youtube.com/watch?',
		'>youtube.com/watch?',
		'youtube.com/watch?&',
		'a@',
		'\u0301',
		'ß',
		'İ',
		'🩺',
		'-',
		'A-',
		'reservasi-status/',
	],
	...['<b><p>', '<ul><li>', '<ul', '<li ', '<img ', '<img src', '<p a="', '&', '<!--', '"",', '\n', '|'],
]

/** Whatever reads text that visitors or staff send, by patterns of ours. */
const readers: Record<string, (text: string) => unknown> = {
	parseEmbed,
	isPrivatePage,
	foldText,
	normaliseKode,
	acceptedEncoding,
	safeLink,
	chooseFormat,
	isSpam: (text) => isSpam({ ...komentar, komentar: text.slice(0, 10_000) }),
	createKomentar: (text) => createKomentar.body.safeParse({ ...komentar, komentar: text }),
	cacheTargets: (text) => cacheTargets(() => ({}))(`/${text}`),
	html: (text) => html(text, {}),
	pastedEmbed,
	firstList,
	mapPictures: (text) => mapPictures(text, String),
	parseCsv: (text) => parseCsv(`id,nama\n${text}`, { known: ['id', 'nama'], max: 5000 }),
	addressOf: (text) => addressOf({ headers: { 'x-forwarded-for': text }, socket }, true),
}
const socket = { remoteAddress: '::1' } as Socket
const komentar = { artikelId: '1', nama: 'Siti', komentar: '' }

test.each(Object.keys(readers))('%s takes long text in its stride', (name) => {
	for (const piece of pieces) {
		const text = piece.repeat(Math.ceil(LENGTH / piece.length))
		const busy = process.threadCpuUsage()
		readers[name]?.(text)
		readers[name]?.(`${text}!`)
		expect(process.threadCpuUsage(busy).user / 1000, JSON.stringify(piece)).toBeLessThan(MAX_MS)
	}
})
