import { z } from 'zod'
import { defineCall } from '../call.ts'
import { created, one, typedText } from '../shapes.ts'

const place = typedText(200).nullish()
const coordinate = z.union([z.number().min(-180).max(180), typedText(40)]).nullish()
const detailId = typedText(64).nullish()

export const createWebVisitor = defineCall('POST /v1/public/web-visitor', 'visitor', {
	optional: true,
	limit: 'visitor',
	summary: 'A visitor record; the query of its url is not kept',
	body: z.object({
		routeName: typedText(100),
		url: typedText(2000).nullish(),
		ip: typedText(64).nullish(),
		provider: place,
		negara: place,
		provinsi: place,
		kota: place,
		timezone: place,
		latitude: coordinate,
		longitude: coordinate,
		webId: typedText(64).nullish(),
		poliKlinikId: detailId,
		artikelId: detailId,
		kategoriArtikelId: detailId,
		layananId: detailId,
		fasilitasId: detailId,
		komunitasId: detailId,
		mitraId: detailId,
		dokterId: detailId,
	}),
	response: created,
	errors: ['PELACAKAN_DITOLAK'],
})

/** How a visitor turns to the registration desk. */
const jenisHubungi = ['whatsapp', 'telepon'] as const
export type JenisHubungi = (typeof jenisHubungi)[number]

export const createHubungi = defineCall('POST /v1/public/hubungi', 'visitor', {
	optional: true,
	limit: 'visitor',
	summary: 'Counts a press of a registration button by day; nothing about the visitor is kept',
	body: z.object({ jenis: z.enum(jenisHubungi) }),
	response: one(z.strictObject({ counted: z.literal(true) })),
	errors: ['PELACAKAN_DITOLAK'],
})
