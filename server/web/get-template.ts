import type { Selectable } from 'kysely'
import { directionsTo } from '../../contract/links/contact-address.ts'
import { embedContent, embedFromKey, embedMarkup } from '../../contract/media/embed.ts'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import { type ArtikelSetting, type getTemplate as call, fitur, type WebSetting } from '../../contract/web/web.ts'
import type { Schema } from '../../database/schema.ts'
import { type Handler, WEB_ID } from '../api/context.ts'
import { artikelQuery, readArtikel, readWholeArtikel } from '../artikel/read-artikel.ts'
import { makeMerek } from '../merek/make-merek.ts'
import { merekColumns } from '../merek/read-merek.ts'
import { komunitasQuery, layananQuery } from '../rumah-sakit/pages.ts'
import { readShopSetting } from '../shop/read-shop-setting.ts'
import { readTeks } from './read-teks.ts'

export const getTemplate: Handler<typeof call> = async ({ query }, context) => {
	const { db, now } = context
	const isRingkas = query.bentuk === 'ringkas'
	const [
		pendaftaran,
		sambutan,
		sosmed,
		layanan,
		webSetting,
		komunitas,
		artikelSetting,
		artikelFav,
		shopSetting,
		teks,
		merek,
	] = await Promise.all([
		db.selectFrom('berandaPendaftaran').select(['foto', 'text', 'noTelp', 'noTelpType']).executeTakeFirst(),
		db
			.selectFrom('berandaSambutan')
			.select(['fotoSambutan', 'sambutan', 'namaPerson', 'jabatanPerson'])
			.executeTakeFirst(),
		db
			.selectFrom('webSettingSosmed')
			.select(['id', 'link', 'icon', 'username'])
			.orderBy('urutan')
			.orderBy('id')
			.execute(),
		layananQuery(db)
			.$if(!isRingkas, (whole) => whole.select('deskripsi'))
			.orderBy('urutan')
			.orderBy('id')
			.execute(),
		db.selectFrom('webSetting').selectAll().executeTakeFirst(),
		komunitasQuery(db)
			.$if(!isRingkas, (whole) => whole.select('deskripsi'))
			.orderBy('urutan')
			.orderBy('id')
			.execute(),
		db.selectFrom('artikelSetting').selectAll().executeTakeFirst(),
		artikelQuery(db)
			.where('artikel.favorit', 'is not', null)
			.orderBy('artikel.favorit')
			.orderBy('artikel.id')
			.limit(MAX_LIMIT)
			.execute(),
		readShopSetting(db, now()),
		readTeks(db),
		db.selectFrom('webMerek').select(merekColumns).executeTakeFirst(),
	])
	return {
		berandaPendaftaran: { data: pendaftaran ?? null },
		berandaSambutan: { data: sambutan ?? null },
		webSettingSosmed: { data: sosmed },
		layanan: { data: layanan },
		webSetting: { data: webSetting ? readWebSetting(webSetting) : null },
		komunitas: { data: komunitas },
		artikelSetting: { data: artikelSetting ? readArtikelSetting(artikelSetting) : null },
		artikelFavList: { data: isRingkas ? artikelFav.map(readArtikel) : await readWholeArtikel(context, artikelFav) },
		webId: { data: webSetting?.webId ?? WEB_ID },
		shopSetting: { data: shopSetting },
		fitur: { data: fitur.options },
		promo: { data: webSetting?.promo === 1 },
		teks: { data: teks },
		merek: { data: makeMerek(merek, webSetting?.namaWeb) },
	}
}

function readWebSetting({ webId: _, promo: __, ...setting }: Selectable<Schema['webSetting']>): WebSetting {
	const map = embedFromKey(setting.mapLokasi)
	const { petunjukArah, alamat } = setting
	return {
		...setting,
		mapLokasi: map ? embedMarkup(map) : '',
		petunjukArah: petunjukArah || (alamat && directionsTo(alamat)),
	}
}

function readArtikelSetting(row: Selectable<Schema['artikelSetting']>): ArtikelSetting {
	const poster = (file: string | null) => (file ? { content: file } : null)
	const video = (key: string | null) => {
		const embed = embedFromKey(key ?? '')
		const content = embed && embedContent(embed)
		return content ? { contentType: embed.provider as 'youtube' | 'tiktok', content } : null
	}
	const content = (key: string | null) => {
		const found = video(key)
		return found && { content: found.content }
	}
	return {
		posterDaftarArtikel: poster(row.posterDaftarArtikel),
		youtubeDaftarArtikel: content(row.youtubeDaftarArtikel),
		tiktokDaftarArtikel: content(row.tiktokDaftarArtikel),
		posterDetailArtikel: poster(row.posterDetailArtikel),
		videoDetailArtikel: video(row.videoDetailArtikel),
	}
}
