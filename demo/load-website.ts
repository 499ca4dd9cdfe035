import { hakPasienBawaan } from '../contract/rumah-sakit/hak-pasien-bawaan.ts'
import { insertContent } from '../server/content-rules/save-content.ts'
import { datang } from './content/datang.ts'
import { popup } from './content/popup.ts'
import { website } from './content/website.ts'
import { demoId } from './demo-id.ts'
import { DAY_MS, type Loading, videoOf } from './loading.ts'

/** The id of the only row of a setting. */
const ONLY = 'satu'

/** The settings of the site, the home page and the popups. */
export async function loadWebsite({ db, now }: Loading): Promise<void> {
	await insertContent(db, 'webSetting', [{ ...website.webSetting, id: demoId('webSetting', ONLY), createdAt: now }])
	await insertContent(db, 'webMerek', [
		{ ...website.merek, id: demoId('webMerek', ONLY), warnaUtama: null, warnaPendamping: null },
	])
	await insertContent(
		db,
		'webSettingSosmed',
		website.sosmed.map((item, urutan) => ({ ...item, id: demoId('webSettingSosmed', item.icon), urutan })),
	)
	await insertContent(
		db,
		'berandaBanner',
		website.banner.map((item, urutan) => ({
			...item,
			id: demoId('berandaBanner', String(urutan)),
			content: item.contentType === 'embed_video' ? videoOf('youtube', item.content) : item.content,
			urutan,
		})),
	)
	await insertContent(db, 'berandaPendaftaran', [{ ...website.pendaftaran, id: demoId('berandaPendaftaran', ONLY) }])
	await insertContent(db, 'berandaSambutan', [
		{ ...website.sambutan, id: demoId('berandaSambutan', ONLY), fotoSambutan: null },
	])
	const { youtubeDaftarArtikel, tiktokDaftarArtikel, videoDetailArtikel, ...posters } = website.artikelSetting
	await insertContent(db, 'artikelSetting', [
		{
			...posters,
			id: demoId('artikelSetting', ONLY),
			youtubeDaftarArtikel: videoOf('youtube', youtubeDaftarArtikel),
			tiktokDaftarArtikel: videoOf('tiktok', tiktokDaftarArtikel),
			videoDetailArtikel: videoOf(videoDetailArtikel.contentType, videoDetailArtikel.content),
		},
	])
	await insertContent(db, 'shopSetting', [{ ...website.shopSetting, id: demoId('shopSetting', ONLY), createdAt: now }])
	await insertContent(db, 'datang', [{ ...datang, id: demoId('datang', ONLY) }])
	await insertContent(db, 'hakPasien', [{ ...hakPasienBawaan, id: demoId('hakPasien', ONLY) }])
	await insertContent(db, 'testimoniGoogle', [{ ...website.testimoniGoogle, id: demoId('testimoniGoogle', ONLY) }])
	await insertContent(
		db,
		'popupInformation',
		popup.map(({ mulaiHari, selamaHari, quiz, ...item }, index) => {
			const tayangMulai = now + mulaiHari * DAY_MS
			return {
				...item,
				id: demoId('popupInformation', String(index)),
				quiz: quiz && JSON.stringify(quiz),
				tayangMulai,
				tayangSelesai: selamaHari === null ? null : tayangMulai + selamaHari * DAY_MS,
			}
		}),
	)
}
