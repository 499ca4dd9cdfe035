import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { staffPaging } from '../../parameters.ts'
import { epochMs, id, listOf, one } from '../../shapes.ts'
import { bilangan, teks, teksWajib, withoutDefaults } from '../../staff/inputs.ts'
import { peran } from '../../staff/permissions.ts'
import { changedId, createdOne, done, UTAMA, versi } from '../../staff/responses.ts'
import { penanda } from '../../staff/site-inputs.ts'
import { pesan } from '../../web/staff/teks.ts'
import { isianSurel } from '../surel-pasien.ts'
import { peristiwa } from './peristiwa.ts'

const MAX_ALAMAT = 20

/** Addresses as staff type them: one per line, or separated by commas. */
export const pisahAlamat = (text: string): string[] => [
	...new Set(
		text
			.split(/[\s,;]+/)
			.map((each) => each.toLowerCase())
			.filter((each) => each !== ''),
	),
]

const isSurel = (text: string) => z.email().safeParse(text).success

const daftarAlamat = teks(2000)
	.superRefine((text, context) => {
		const alamat = pisahAlamat(text)
		const salah = alamat.filter((each) => !isSurel(each))
		if (salah.length > 0) context.addIssue({ code: 'custom', message: `Bukan alamat email: ${salah.join(', ')}.` })
		else if (alamat.length > MAX_ALAMAT)
			context.addIssue({ code: 'custom', message: `Paling banyak ${MAX_ALAMAT} alamat.` })
	})
	.default('')

const daftarPeran = z
	.array(z.enum(peran))
	.transform((roles) => peran.filter((each) => roles.includes(each)))
	.default([])

/** At once, or once a day as a digest. */
const cara = z.enum(['langsung', 'harian']).default('harian')
const surel = pesan(isianSurel)

export const notifikasiInput = z.object({
	reservasiPeran: daftarPeran,
	reservasiAlamat: daftarAlamat,
	reservasiCara: cara,
	komentarPeran: daftarPeran,
	komentarAlamat: daftarAlamat,
	komentarCara: cara,
	ringkasanJam: bilangan(0, 23).default(7),
	surelPasien: penanda,
	pengingat: penanda,
	simpanHari: bilangan(1, 3650).default(90),
	surelDibuat: surel,
	surelDikonfirmasi: surel,
	surelDijadwalkanUlang: surel,
	surelDiubah: surel,
	surelPengingat: surel,
	surelBatal: surel,
	surelDitawari: surel,
	surelMemilih: surel,
})
export type Notifikasi = z.infer<typeof notifikasiInput>
const notifikasi = z.strictObject({ id, versi, ...notifikasiInput.shape })

export const getNotifikasi = defineCall(`GET /v1/staf/notifikasi/${UTAMA}`, ['notifikasi', 'lihat'], {
	summary: 'Who is notified of what',
	response: one(notifikasi),
})

export const updateNotifikasi = defineCall(`PATCH /v1/staf/notifikasi/${UTAMA}`, ['notifikasi', 'ubah'], {
	fresh: true,
	summary: 'Changes who is notified of what; an absent field stays as it is',
	body: withoutDefaults(notifikasiInput).and(z.object({ versi: versi.optional() })),
	response: one(notifikasi),
})

export const getKeadaan = defineCall('GET /v1/staf/notifikasi/keadaan', ['notifikasi', 'lihat'], {
	summary: 'What the server can send',
	response: one(
		z.strictObject({
			/** Whether the server was started with SMTP_URL. */
			surel: z.boolean(),
			/** Whether webhooks may lead into the hospital's own network. */
			webhookInternal: z.boolean(),
		}),
	),
})

export const testMail = defineCall('POST /v1/staf/notifikasi/uji', ['notifikasi', 'ubah'], {
	summary: 'Writes a test message to the outbox, where staff see what became of it',
	body: z.object({ alamat: teksWajib(200).refine(isSurel, 'Alamat email belum sesuai.') }),
	response: done,
})

export const webhookInput = z.object({
	nama: teksWajib(60),
	url: teksWajib(500).refine((text) => {
		const url = URL.parse(text)
		return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password + url.hash === ''
	}, 'Tulis alamat lengkap (https://…), tanpa kata sandi.'),
	peristiwa: z
		.array(z.enum(peristiwa))
		.transform((chosen) => peristiwa.filter((each) => chosen.includes(each)))
		.refine((chosen) => chosen.length > 0, 'Pilih paling sedikit satu peristiwa.'),
	/** Whether the fields `pribadi` of peristiwa.ts are sent too: names, phone numbers, packages, texts of comments. */
	dataPribadi: z.boolean().default(false),
	aktif: z.boolean().default(true),
})
export type WebhookValues = z.infer<typeof webhookInput>

const webhook = z.strictObject({ id, versi, ...webhookInput.shape, createdAt: epochMs })
export type Webhook = z.infer<typeof webhook>

export const listWebhook = defineCall('GET /v1/staf/notifikasi/webhook', ['notifikasi', 'lihat'], {
	summary: 'The receivers of signed webhooks, without their secrets',
	response: one(z.array(webhook)),
})

const rahasiaWebhook = webhook.extend({ rahasia: z.string() })
export type RahasiaWebhook = z.infer<typeof rahasiaWebhook>

export const createWebhook = defineCall('POST /v1/staf/notifikasi/webhook', ['notifikasi', 'ubah'], {
	fresh: true,
	summary: 'Creates a webhook; only this response and that of a new secret have the secret',
	body: webhookInput,
	response: createdOne(rahasiaWebhook),
})

export const updateWebhook = defineCall('PATCH /v1/staf/notifikasi/webhook/{id}', ['notifikasi', 'ubah'], {
	fresh: true,
	summary: 'Changes a webhook',
	body: webhookInput.extend({ versi: versi.optional() }),
	response: one(webhook),
})

export const deleteWebhook = defineCall('DELETE /v1/staf/notifikasi/webhook/{id}', ['notifikasi', 'ubah'], {
	summary: 'Deletes a webhook',
	response: changedId,
})

export const rotateSecret = defineCall('POST /v1/staf/notifikasi/webhook/{id}/rahasia', ['notifikasi', 'ubah'], {
	fresh: true,
	summary:
		'Makes a new secret; the old one is invalid from now on, and what the receiver refuses until it knows the new one is sent again',
	response: createdOne(rahasiaWebhook),
})

export const testWebhook = defineCall('POST /v1/staf/notifikasi/webhook/{id}/uji', ['notifikasi', 'ubah'], {
	summary: 'Writes an event `uji` to the outbox, where staff see what became of it',
	response: done,
})

const saluran = ['surel', 'webhook'] as const
export const statusKiriman = ['menunggu', 'terkirim', 'gagal', 'dilewati'] as const
export type StatusKiriman = (typeof statusKiriman)[number]

const kiriman = z.strictObject({
	id,
	peristiwa: z.string(),
	saluran: z.enum(saluran),
	/** The address of staff, the name of the webhook, or empty for the patient. */
	tujuan: z.string(),
	/** The code of the reservation; empty without one. */
	kode: z.string(),
	reservasiId: id.nullable(),
	status: z.enum(statusKiriman),
	percobaan: z.int(),
	/** When the next attempt is due. */
	berikutAt: epochMs,
	galat: z.string(),
	createdAt: epochMs,
	terkirimAt: epochMs.nullable(),
})
export type Kiriman = z.infer<typeof kiriman>

export const listKiriman = defineCall('GET /v1/staf/notifikasi/kiriman', ['notifikasi', 'lihat'], {
	summary: 'The outbox, latest first',
	query: z.object({
		...staffPaging,
		status: z.enum(statusKiriman).optional(),
		saluran: z.enum(saluran).optional(),
	}),
	response: listOf(kiriman),
})

export const retryKiriman = defineCall('POST /v1/staf/notifikasi/kiriman/{id}/ulang', ['notifikasi', 'ubah'], {
	summary: 'Makes a failed message due again, or a waiting one due at once',
	response: changedId,
})
