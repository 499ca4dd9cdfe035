import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flag } from '../parameters.ts'
import { pasienOfMember } from '../pasien/pasien.ts'
import { reservasi } from '../reservasi/reservasi.ts'
import { created, epochMs, id, one, optionalText, typedText } from '../shapes.ts'
import { keranjang } from '../shop/keranjang.ts'

/** The cookie that identifies a device of a member. Its value is a secret token. */
export const MEMBER_COOKIE = 'member'

export const createMember = defineCall('POST /v1/public/member', 'member', {
	optional: true,
	limit: 'member',
	summary:
		"Registers a member, makes the member's own patient and sets the member cookie. The id is the secret value of that cookie; send an Idempotency-Key to retry safely",
	body: z.object({
		nama: optionalText(150),
		noTelp: optionalText(40),
		email: optionalText(254),
	}),
	response: created,
})

export const persetujuan = z
	.strictObject({
		/** Registering as a member, or handing over a patient's data. */
		tujuan: z.enum(['member', 'pasien']),
		/** Of the privacy page. */
		versi: z.string(),
		createdAt: epochMs,
		pasien: z.strictObject({ nama: z.string() }).nullable(),
	})
	.meta({ id: 'Persetujuan' })
export type Persetujuan = z.infer<typeof persetujuan>

export const perangkat = z
	.strictObject({
		id: z.string(),
		/** Empty when unknown. */
		nama: z.string(),
		/** Registered or moved here. */
		createdAt: epochMs,
		/** The last request, accurate to a day. */
		seenAt: epochMs,
		/** True for the device that asks. */
		isIni: z.boolean(),
	})
	.meta({ id: 'Perangkat' })
export type Perangkat = z.infer<typeof perangkat>

export const memberData = z
	.strictObject({
		member: z.strictObject({ nama: z.string(), noTelp: z.string(), email: z.string(), createdAt: epochMs }),
		pasien: pasienOfMember,
		keranjang: z.array(keranjang),
		/** Newest first. */
		reservasi: z.array(reservasi),
		/** What they agreed to and when, newest first. */
		persetujuan: z.array(persetujuan),
		/** The devices that open this data: the one that asks, then the last used first. */
		perangkat: z.array(perangkat).default([]),
	})
	.meta({ id: 'DataMember' })
export type MemberData = z.infer<typeof memberData>

export const getMemberData = defineCall('GET /v1/public/member/data', 'member', {
	summary: 'Everything that is kept about the member, their patients, cart and reservations; whole NIKs on request',
	query: z.object({ nikLengkap: flag.optional() }),
	response: one(memberData),
	errors: ['BELUM_TERDAFTAR'],
})

export const forgetPerangkat = defineCall('POST /v1/public/member/lupakan', 'member', {
	summary: 'Ends the cookie of this device; the data stays',
	response: one(z.strictObject({ forgotten: z.literal(true) })),
	errors: ['BELUM_TERDAFTAR'],
})

export const updatePerangkat = defineCall('PATCH /v1/public/member/perangkat/{id}', 'member', {
	summary: 'Names a device of the member',
	params: z.object({ id }),
	body: z.object({ nama: typedText(60) }),
	response: one(z.strictObject({ updated: z.strictObject({ id }) })),
	errors: ['BELUM_TERDAFTAR', 'TIDAK_DITEMUKAN'],
})

export const removePerangkat = defineCall('DELETE /v1/public/member/perangkat/{id}', 'member', {
	summary: 'Ends a device of the member: its cookie is void at once',
	params: z.object({ id }),
	response: one(z.strictObject({ removed: z.strictObject({ id }) })),
	errors: ['BELUM_TERDAFTAR', 'TIDAK_DITEMUKAN'],
})

export const deleteMember = defineCall('DELETE /v1/public/member', 'member', {
	summary: 'Deletes the member with their patients, cart and reservations for good',
	response: one(z.strictObject({ deleted: z.literal(true) })),
	errors: ['BELUM_TERDAFTAR'],
})

export const createPindah = defineCall('POST /v1/public/member/pindah', 'member', {
	summary: 'A code that makes another device this member: once, within 15 minutes; an earlier one is void',
	response: one(z.strictObject({ created: z.strictObject({ token: z.string(), expiredAt: epochMs }) })),
	errors: ['BELUM_TERDAFTAR'],
})

export const usePindah = defineCall('POST /v1/public/member/pindah/pakai', 'member', {
	summary: 'Makes the caller the member whose code this is, and sets the member cookie',
	body: z.object({ token: z.string().min(1).max(200) }),
	response: one(z.strictObject({ moved: z.literal(true) })),
	errors: ['TIDAK_DITEMUKAN', 'TERLALU_SERING'],
})
