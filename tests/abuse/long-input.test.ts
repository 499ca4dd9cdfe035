import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createKomentar } from '../../contract/artikel/komentar.ts'
import { safeLink } from '../../contract/links/safe-link.ts'
import { parseEmbed } from '../../contract/media/embed.ts'
import { isPrivatePage } from '../../contract/web/private-page.ts'
import { foldText } from '../../database/search/fold-text.ts'
import { isSpam } from '../../server/artikel/visitor/is-spam.ts'
import { cacheTargets } from '../../server/cache/cache-target.ts'
import { acceptedEncoding } from '../../server/http/accepted-encoding.ts'
import { loggedPath } from '../../server/http/logged-path.ts'
import { addressOf } from '../../server/http/request-address.ts'
import { chooseFormat } from '../../server/pictures/choose-format.ts'
import { normaliseKode } from '../../server/reservasi/new-kode.ts'

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
]

/** Whatever reads text that a visitor sends, by patterns of ours. */
const readers: Record<string, (text: string) => unknown> = {
	parseEmbed,
	isPrivatePage,
	foldText,
	normaliseKode,
	acceptedEncoding,
	safeLink,
	loggedPath,
	chooseFormat,
	isSpam: (text) => isSpam({ ...komentar, komentar: text.slice(0, 10_000) }),
	createKomentar: (text) => createKomentar.body.safeParse({ ...komentar, komentar: text }),
	cacheTargets: (text) => cacheTargets(() => ({}))(`/${text}`),
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
