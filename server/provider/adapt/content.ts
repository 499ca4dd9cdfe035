import { z } from 'zod'
import { embedContent, parseEmbed } from '../../../contract/media/embed.ts'
import { getPopupPresented, type PopupInformation, popupInformation } from '../../../contract/web/popup.ts'
import { parseJson } from '../../http/parse-json.ts'
import { adaptEntity, adaptItems, type Entity, type Place, summarise } from './entity.ts'
import { firstOf, isRaw, type Raw } from './raw.ts'
import { type Adapter, adaptSetting } from './responses.ts'
import { count, decimal, fileName, fileNames, flag, html, idText, name, noTelpType, text } from './values.ts'

/** What has a page of its own: a name, an address and a description. */
const pageEntity = (entityName: string, fields: Entity['fields']): Entity => ({
	name: entityName,
	fields: { nama: name, uri: name, ringkasan: text, deskripsi: html, ...fields },
	complete: summarise('deskripsi'),
	heavy: ['deskripsi'],
})

export const layananEntity = pageEntity('layanan', { foto: fileName, noTelp: text, noTelpType, gawatDarurat: flag })
export const fasilitasEntity = pageEntity('fasilitas', { foto: fileNames })
export const mitraEntity = pageEntity('mitra', { logo: fileName })
export const komunitasEntity = pageEntity('komunitas', { foto: fileName })

export const datangEntity: Entity = {
	name: 'datang',
	fields: {
		jamBesuk: html,
		parkir: html,
		pintuMasuk: html,
		transportasi: html,
		dibawa: html,
		bpjs: html,
		bpjsBerkas: text,
	},
}

export const hakPasienEntity: Entity = { name: 'hak pasien', fields: { hak: html, kewajiban: html } }

const pixels = z.preprocess((value) => count.safeParse(value).data || null, z.int().nullable())

export const galleryEntity: Entity = {
	name: 'gallery',
	fields: { keterangan: text, lebar: pixels, tinggi: pixels },
	complete: (raw) => ({
		...raw,
		contentType: String(raw.contentType ?? 'gambar').toLowerCase(),
		content: galleryContent(raw),
	}),
	identifiedBy: ['content'],
}

/** The file of a picture, or the player of a video as our own API gives it. */
function galleryContent(raw: Raw): string | undefined {
	const embed = parseEmbed(String(raw.content ?? ''))
	const video = embed && embedContent(embed)
	if (video) return video
	return /^(youtube|tiktok)$/i.test(String(raw.contentType))
		? undefined
		: (fileName.safeParse(raw.content).data ?? undefined)
}

/** 0 when the person gave none. */
const stars = z.preprocess((value) => value ?? 0, decimal).transform((value) => Math.min(5, Math.max(0, value)))

export const testimoniEntity: Entity = {
	name: 'testimoni',
	fields: { nama: name, foto: fileName, rating: stars.transform(Math.round), testimoni: text },
	identifiedBy: ['nama', 'testimoni'],
}

/** `reviews` is the number of reviews, or the reviews themselves. */
export const googleEntity: Entity = {
	name: 'testimoni google',
	fields: {
		rating: stars,
		reviews: z.preprocess((value) => (Array.isArray(value) ? value.length : value), count),
	},
	complete: (raw) => ({
		...raw,
		reviews: firstOf(raw, 'user_ratings_total', 'userRatingCount', 'totalReviews', 'reviews'),
	}),
}

export const metaPixelEntity: Entity = {
	name: 'metaPixel',
	// An entry without an id is reported in the console of the page.
	fields: { metaPixelId: text },
	identifiedBy: ['metaPixelId'],
}

const quizContract = popupInformation.shape.quiz.unwrap()
const opsiContract = quizContract.shape.opsiJawaban.element

const partEntity: Entity = { name: 'jawaban', fields: { key: idText, content: fileName, text: html } }

const popupEntity: Entity = {
	name: 'popup',
	fields: { content: fileName, text: html },
	complete(raw, place) {
		const quiz = readQuiz(raw, place)
		return { ...raw, type: quiz ? 'quiz' : 'informasi', quiz }
	},
	identifiedBy: ['type', 'content', 'text'],
}

/** A quiz in its own field, as an object or JSON text, or beside the other fields. */
function readQuiz(raw: Raw, place: Place): PopupInformation['quiz'] {
	if (String(raw.type).toLowerCase() !== 'quiz') return null
	const given = typeof raw.quiz === 'string' ? parseJson(raw.quiz) : raw.quiz
	const quiz = isRaw(given) ? given : raw
	const infoJawaban = isRaw(quiz.infoJawaban) ? quiz.infoJawaban : { text: quiz.infoJawaban }
	const read = quizContract.safeParse({
		opsiJawaban: adaptItems(opsiContract, partEntity, quiz.opsiJawaban, place),
		jawaban: idText.safeParse(quiz.jawaban).data,
		infoJawaban: adaptEntity(quizContract.shape.infoJawaban, partEntity, infoJawaban, place),
	})
	if (!read.data) place.report(`${place.name}: quiz is not valid, shown as information`)
	return read.data ?? null
}

export const adaptPopup: Adapter<'getPopupPresented'> = (body, _, report) =>
	adaptSetting(getPopupPresented.response, popupEntity, body, report)
