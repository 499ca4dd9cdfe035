import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AddRoute } from './create-provider-app.ts'
import { type Entity, presentId } from './present-entity.ts'
import type { ProviderAnswers } from './provider-answers.ts'
import type { ProviderContent } from './provider-content.ts'
import type { Member, Pasien, ProviderRecords } from './provider-records.ts'

const PASIEN_FIELDS = ['nik', 'nama', 'noTelp', 'tempatLahir', 'tanggalLahir', 'jenisKelamin', 'alamatLengkap']

/** The calls of a member: patients, cart and reservations. */
export function addPersonalRoutes(
	route: AddRoute,
	content: ProviderContent,
	records: ProviderRecords,
	answers: ProviderAnswers,
) {
	const { switches } = answers
	const cookieName = switches.cookie === 'session' ? 'sesi_melati' : 'member'

	const readMember = (context: Context): Member | undefined => {
		const value = getCookie(context, cookieName)
		return records.members.find(({ token }) => token === value)
	}
	const withoutMember = (context: Context, isRead: boolean): Response => {
		if (isRead && switches.noMember === 'empty') {
			return answers.list(context, [])
		}
		return answers.error(context, switches.noMember === '403' ? 403 : 401)
	}
	const showPasien = ({ id, fields }: Pasien): Entity => ({
		id,
		...fields,
		isComplete: PASIEN_FIELDS.every((name) => Boolean(fields[name])),
	})
	const readFields = (body: Entity): Entity =>
		Object.fromEntries(PASIEN_FIELDS.map((name) => [name, body[name] ?? null]))
	const findPasien = (member: Member, id: unknown) =>
		records.pasien.find((pasien) => pasien.memberId === member.id && answers.sameId(pasien.id, id))

	route('POST', 'member', async (context) => {
		const { nama, noTelp, email } = await context.req.json()
		const id = records.nextId()
		const token = switches.cookie === 'none' ? String(presentId(id, switches)) : records.newToken()
		records.members.push({ id, nama, noTelp, email, token })
		if (switches.ownPasien) {
			records.pasien.push({ id: records.nextId(), memberId: id, own: true, fields: readFields({ nama, noTelp }) })
		}
		if (switches.cookie !== 'none') {
			setCookie(context, cookieName, token, { httpOnly: true, path: '/', sameSite: 'Lax' })
		}
		return answers.created(context, { id })
	})

	route('GET', 'member-pasien', (context) => {
		const member = readMember(context)
		if (!member) {
			return withoutMember(context, true)
		}
		const mine = records.pasien.filter(({ memberId }) => memberId === member.id)
		if (switches.pasien === 'flat') {
			return answers.list(context, mine.map(showPasien))
		}
		const split = {
			own: mine.filter(({ own }) => own).map(showPasien),
			other: mine.filter(({ own }) => !own).map(showPasien),
		}
		return switches.pasien === 'own other' ? answers.unwrapped(context, split) : answers.data(context, split)
	})
	route('POST', 'member-pasien', async (context) => {
		const member = readMember(context)
		if (!member) {
			return withoutMember(context, false)
		}
		const id = records.nextId()
		records.pasien.push({ id, memberId: member.id, own: false, fields: readFields(await context.req.json()) })
		return answers.written(context, id)
	})
	route('PATCH', 'member-pasien/update/:id', async (context) => {
		const member = readMember(context)
		if (!member) {
			return withoutMember(context, false)
		}
		const pasien = findPasien(member, context.req.param('id'))
		if (!pasien) {
			return answers.error(context, 404)
		}
		pasien.fields = { ...pasien.fields, ...(await context.req.json()) }
		return answers.written(context, pasien.id)
	})

	route('GET', 'shop-keranjang', (context) => {
		const member = readMember(context)
		if (!member) {
			return withoutMember(context, true)
		}
		const lines = records.keranjang.filter(({ memberId }) => memberId === member.id)
		return answers.list(
			context,
			lines.map(({ id, shopItem, pasienId }) => ({ id, shopItem, pasien: { nama: namaOf(pasienId) } })),
		)
	})
	const namaOf = (pasienId: number) => records.pasien.find(({ id }) => id === pasienId)?.fields.nama
	route('POST', 'shop-keranjang', async (context) => {
		const member = readMember(context)
		if (!member) {
			return withoutMember(context, false)
		}
		const { pasienId, shopItemId } = await context.req.json()
		const pasien = findPasien(member, pasienId)
		const shopItem = content.shop.shopItem.find(({ id }) => answers.sameId(id, shopItemId))
		if (!pasien || !shopItem) {
			return answers.error(context, 400)
		}
		const id = records.nextId()
		records.keranjang.push({ id, memberId: member.id, pasienId: pasien.id, shopItem })
		return answers.written(context, id)
	})
	route('DELETE', 'shop-keranjang/remove', async (context) => {
		const member = readMember(context)
		if (!member) {
			return withoutMember(context, false)
		}
		const sent: { id: unknown }[] = await context.req.json()
		records.keranjang = records.keranjang.filter(
			(line) => line.memberId !== member.id || !sent.some(({ id }) => answers.sameId(line.id, id)),
		)
		return answers.written(context, records.nextId())
	})

	route('POST', 'shop-reservasi', async (context) => {
		const member = readMember(context)
		if (!member) {
			return withoutMember(context, false)
		}
		const { atasNama, noTelp, tanggalVisit } = await context.req.json()
		const lines = records.keranjang.filter(({ memberId }) => memberId === member.id)
		if (lines.length === 0) {
			return answers.error(context, 409)
		}
		const kode = records.newKode()
		records.reservasi.push({
			kode,
			memberId: member.id,
			fields: {
				kode,
				atasNama,
				noTelp,
				tanggalVisit,
				createdAt: Date.now(),
				total: lines.reduce((total, { shopItem }) => total + Number(shopItem.harga), 0),
				reservasiItem: lines.map(({ shopItem, pasienId }) => ({
					shopItem,
					harga: shopItem.harga,
					pasien: { nama: namaOf(pasienId) },
				})),
			},
		})
		records.keranjang = records.keranjang.filter(({ memberId }) => memberId !== member.id)
		return answers.created(context, { kode })
	})
	route('GET', 'shop-reservasi/detail-kode/:kode', (context) =>
		answers.one(context, records.reservasi.find(({ kode }) => kode === context.req.param('kode'))?.fields),
	)
}
