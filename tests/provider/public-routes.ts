import type { AddRoute } from './create-provider-app.ts'
import type { Entity } from './present-entity.ts'
import type { ProviderAnswers } from './provider-answers.ts'
import type { ProviderContent } from './provider-content.ts'
import type { ProviderRecords } from './provider-records.ts'

const has = (text: unknown, part: string | undefined) =>
	!part || String(text).toLowerCase().includes(part.trim().toLowerCase())

const truthy = (value: string | undefined) => ['true', '1', 'yes'].includes(value?.toLowerCase() ?? '')

/** The calls that everybody may make. */
export function addPublicRoutes(
	route: AddRoute,
	content: ProviderContent,
	records: ProviderRecords,
	answers: ProviderAnswers,
) {
	const { switches } = answers
	const poliKlinik = answers.thin(content.poliKlinik)
	const dokter = answers.thin(content.dokter)
	const layanan = answers.thin(content.layanan)
	const fasilitas = answers.thin(content.fasilitas)
	const mitra = answers.thin(content.mitra)
	const komunitas = answers.thin(content.komunitas)
	const shopItem = answers.thin(content.shop.shopItem)
	const testimoni = answers.thin(content.testimoni)
	const artikel = answers.thin(
		content.artikel.map(({ kategori, ...fields }) =>
			switches.kategori === 'kategoriId'
				? { ...fields, kategoriId: kategori }
				: { ...fields, kategoriArtikel: { nama: kategori?.nama } },
		),
	)
	const inKategori = (test: (kategori: { id: number; uri: string }) => boolean) =>
		artikel.filter((_, index) => content.artikel[index]?.kategori && test(content.artikel[index].kategori))
	const byId = (list: Entity[], id: unknown) => list.find((entity) => answers.sameId(entity.id, id))
	const byUri = (list: Entity[], uri: unknown) => list.find((entity) => entity.uri === uri)
	const isOurWeb = (webId: string | undefined) => webId === String(content.webId)
	const setting = (fields: Entity) => (switches.settings === 'list' ? [fields] : fields)

	route('GET', 'web/beranda', (context) => {
		const webId = context.req.query('webId')
		if (!webId) {
			return answers.error(context, 400)
		}
		const ours = isOurWeb(webId)
		const limit = Number(context.req.query('dokterMostVisitedLimit') || 4)
		return answers.bundle(
			context,
			{
				berandaBanner: ours ? content.banner[switches.banner] : [],
				dokterFavList: ours ? dokter.slice(0, 3) : [],
				dokterMostVisited: ours ? dokter.toReversed().slice(0, limit) : [],
				layananFavList: ours ? layanan : [],
				fasilitas: ours ? fasilitas : [],
				mitraFavList: ours ? mitra : [],
			},
			true,
		)
	})
	route('GET', 'web/template', (context) =>
		answers.bundle(context, {
			berandaPendaftaran: setting({ ...content.pendaftaran, noTelpType: switches.pendaftaran }),
			berandaSambutan: setting(content.sambutan),
			webSettingSosmed: content.sosmed,
			layanan,
			webSetting: setting(content.webSetting),
			komunitas,
			artikelSetting: setting(content.artikelSetting),
			artikelFavList: artikel.slice(0, 5),
			webId: switches.idType === 'number' ? content.webId : String(content.webId),
			shopSetting: setting(content.shopSetting),
		}),
	)
	route('GET', 'web/shop', (context) => {
		const webId = context.req.query('webId')
		if (!webId) {
			return answers.error(context, 400)
		}
		const { tipe, kategori, usia } = content.shop
		return answers.bundle(
			context,
			isOurWeb(webId) ? { shopItem, tipe, kategori, usia } : { shopItem: [], tipe: [], kategori: [], usia: [] },
		)
	})

	route('GET', 'dokter/detail/:id', (context) => answers.one(context, byId(dokter, context.req.param('id'))))
	route('GET', 'dokter', (context) => {
		const nama = context.req.query('searchByNama')
		const poli = context.req.query('searchByPoliKlinik')
		const uri = context.req.query('searchByPoliKlinikUri')
		const found = dokter.filter((entity, index) => {
			const clinics = content.dokter[index]?.poliKlinik ?? []
			if (uri) {
				return clinics.some((clinic) => clinic.uri === uri)
			}
			const byNama = Boolean(nama) && has(entity.nama, nama)
			const byPoli = Boolean(poli) && clinics.some((clinic) => has(clinic.nama, poli))
			return (!nama && !poli) || byNama || byPoli
		})
		return answers.list(context, answers.sortByNama(context, found))
	})
	route('GET', 'poli-klinik', (context) => {
		const found = poliKlinik.filter(({ nama }) => has(nama, context.req.query('searchByNama')))
		return answers.list(context, answers.sortByNama(context, found))
	})
	route('GET', 'poli-klinik/detail-uri/:uri', (context) =>
		answers.one(context, byUri(poliKlinik, context.req.param('uri'))),
	)

	route('GET', 'artikel', (context) => {
		const kategoriId = context.req.query('filterKategoriArtikelId')
		const kategoriUri = context.req.query('searchKategoriArtikelUri')
		const inChosen = inKategori(
			({ id, uri }) => (!kategoriId || answers.sameId(id, kategoriId)) && (!kategoriUri || uri === kategoriUri),
		)
		const found = inChosen.filter(({ judul }) => has(judul, context.req.query('searchByJudul')))
		return answers.list(context, found)
	})
	route('GET', 'artikel/detail/:uri', (context) => {
		const found = content.artikel.find(({ uri }) => uri === context.req.param('uri'))
		if (found && truthy(context.req.query('isCount'))) {
			found.countView += 1
		}
		const shown = byUri(artikel, context.req.param('uri'))
		return answers.one(context, shown?.countView ? { ...shown, countView: found?.countView } : shown)
	})
	route('GET', 'artikel/komentar', (context) => {
		const artikelId = context.req.query('filterArtikelId')
		const onlyAllowed = Boolean(context.req.query('filterAllowStatus'))
		const all = [...content.komentar, ...records.komentar]
			.filter((komentar) => !artikelId || answers.sameId(komentar.artikelId, artikelId))
			.filter(({ allowed }) => allowed || !onlyAllowed)
			.map(({ allowed, ...komentar }) => komentar as Entity)
		const oldestFirst = ['asc', '1'].includes(context.req.query('shortCreatedAt')?.toLowerCase() ?? '')
		const sorted =
			switches.sortAndPage === 'ignored'
				? all
				: all.toSorted((a, b) => (Number(a.createdAt) - Number(b.createdAt)) * (oldestFirst ? 1 : -1))
		if (!truthy(context.req.query('recursiveFormat'))) {
			return answers.list(context, sorted)
		}
		const roots = sorted.filter(({ komenParentId }) => !komenParentId)
		return answers.list(
			context,
			roots.map(({ komenParentId, ...root }) => ({
				...root,
				komenChild: sorted.filter((komentar) => komentar.komenParentId === root.id),
			})),
		)
	})
	route('POST', 'artikel/komentar', async (context) => {
		const { artikelId, nama, komentar, komenParentId } = await context.req.json()
		const found = content.artikel.find(({ id }) => answers.sameId(id, artikelId))
		if (!found || !nama || !komentar) {
			return answers.error(context, 400)
		}
		const parent = content.komentar.find(({ id }) => answers.sameId(id, komenParentId))
		if (komenParentId && !parent) {
			return answers.error(context, 400)
		}
		const id = records.nextId()
		records.komentar.push({
			id,
			artikelId: found.id,
			nama,
			komentar,
			createdAt: Date.now(),
			komenParentId: parent?.id ?? null,
			allowed: false,
		})
		return answers.written(context, id)
	})

	route('GET', 'layanan', (context) =>
		answers.list(
			context,
			layanan.filter(({ nama }) => has(nama, context.req.query('searchByNama'))),
		),
	)
	route('GET', 'layanan/detail-uri/:uri', (context) => answers.one(context, byUri(layanan, context.req.param('uri'))))
	route('GET', 'fasilitas', (context) =>
		answers.list(
			context,
			fasilitas.filter(({ nama }) => has(nama, context.req.query('searchByNama'))),
		),
	)
	route('GET', 'fasilitas/detail-uri/:uri', (context) =>
		answers.one(context, byUri(fasilitas, context.req.param('uri'))),
	)
	route('GET', 'mitra', (context) =>
		answers.list(
			context,
			mitra.filter(({ nama }) => has(nama, context.req.query('searchByNama'))),
		),
	)
	route('GET', 'mitra/detail-uri/:uri', (context) => answers.one(context, byUri(mitra, context.req.param('uri'))))
	route('GET', 'kategori-artikel/fav-list', (context) =>
		answers.list(
			context,
			switches.kategoriFavorit === 'wrapped'
				? content.kategoriArtikel.map((kategori) => ({ kategiArtikel: kategori }))
				: content.kategoriArtikel,
		),
	)
	route('GET', 'kategori-artikel', (context) => answers.list(context, content.kategoriArtikel))
	route('GET', 'kategori-artikel/detail-uri/:uri', (context) =>
		answers.one(context, byUri(content.kategoriArtikel, context.req.param('uri'))),
	)
	route('GET', 'komunitas', (context) => answers.list(context, komunitas))
	route('GET', 'komunitas/detail-uri/:uri', (context) =>
		answers.one(context, byUri(komunitas, context.req.param('uri'))),
	)
	route('GET', 'testimoni/google-api', (context) => {
		const { rating, reviews } = content.google
		const list = content.testimoni.map(({ nama, testimoni }) => ({ author_name: nama, text: testimoni }))
		return answers.one(context, { rating, reviews: switches.reviews === 'list' ? list : reviews })
	})
	route('GET', 'testimoni/fav-list', (context) => answers.list(context, testimoni))
	route('GET', 'testimoni', (context) => answers.list(context, testimoni))
	route('GET', 'prestasi', (context) => answers.list(context, answers.thin(content.prestasi)))
	route('GET', 'faq', (context) => answers.list(context, content.faq))
	route('GET', 'gallery', (context) => {
		const contentType = context.req.query('filterContentType')
		return answers.list(
			context,
			content.gallery.filter((item) => !contentType || item.contentType === contentType),
		)
	})

	route('GET', 'shop-item', (context) => {
		const chosen = (name: string) =>
			(context.req.queries(name) ?? []).flatMap((value) => value.split(',')).filter(Boolean)
		const names = (options: { id: number; uri: string; nama: string }[], values: string[]) =>
			options
				.filter(({ id, uri }) =>
					values.some((value) => answers.sameId(id, value) || (switches.filters !== 'id' && value === uri)),
				)
				.map(({ nama }) => nama)
		const { shop } = content
		const tipe = chosen('filterTipe')
		const kategori = chosen('filterKategori')
		const usia = chosen('filterUsia')
		const jenisKelamin = chosen('filterJenisKelamin')
		const found = shopItem.filter((shown, index) => {
			const item = shop.shopItem[index]
			return (
				item &&
				has(shown.nama, context.req.query('searchByNama')) &&
				(tipe.length === 0 || names(shop.tipe, tipe).includes(item.tipe.nama)) &&
				(kategori.length === 0 || names(shop.kategori, kategori).includes(item.kategori.nama)) &&
				(usia.length === 0 || item.usia.some(({ nama }) => names(shop.usia, usia).includes(nama))) &&
				(jenisKelamin.length === 0 || item.jenisKelamin.some((sex) => jenisKelamin.includes(sex)))
			)
		})
		return answers.list(context, found)
	})
	route('GET', 'shop-item/detail-uri/:uri', (context) =>
		answers.one(context, byUri(shopItem, context.req.param('uri'))),
	)

	route('GET', 'web-setting-meta-pixel', (context) => {
		const list = [{ metaPixelId: content.metaPixelId }]
		return context.json(switches.pixel === 'data' ? { data: list } : { data: { data: list } })
	})
	route('GET', 'popup-information/presented', (context) => {
		if (switches.popup === 'none') {
			return answers.one(context, undefined)
		}
		const { informational, quiz } = content.popup
		return answers.one(context, switches.popup === 'quiz' ? quiz : { ...informational, type: switches.popup })
	})
	route('POST', 'web-visitor', async (context) => {
		records.pengunjung.push(await context.req.json())
		return answers.written(context, records.nextId())
	})
}
