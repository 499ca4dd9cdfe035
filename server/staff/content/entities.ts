import { artikel } from './entities/artikel.ts'
import { artikelSetting } from './entities/artikel-setting.ts'
import { berandaBanner } from './entities/beranda-banner.ts'
import { berandaPendaftaran } from './entities/beranda-pendaftaran.ts'
import { berandaSambutan } from './entities/beranda-sambutan.ts'
import { dokter } from './entities/dokter.ts'
import { faq } from './entities/faq.ts'
import { fasilitas } from './entities/fasilitas.ts'
import { gallery } from './entities/gallery.ts'
import { kataKomentar } from './entities/kata-komentar.ts'
import { kategoriArtikel } from './entities/kategori-artikel.ts'
import { keluhan } from './entities/keluhan.ts'
import { komunitas } from './entities/komunitas.ts'
import { layanan } from './entities/layanan.ts'
import { mitra } from './entities/mitra.ts'
import { poliKlinik } from './entities/poli-klinik.ts'
import { popupInformation } from './entities/popup-information.ts'
import { prestasi } from './entities/prestasi.ts'
import { shopItem } from './entities/shop-item.ts'
import { shopKategori } from './entities/shop-kategori.ts'
import { shopSetting } from './entities/shop-setting.ts'
import { shopTipe } from './entities/shop-tipe.ts'
import { shopUsia } from './entities/shop-usia.ts'
import { testimoni } from './entities/testimoni.ts'
import { testimoniGoogle } from './entities/testimoni-google.ts'
import { webSetting } from './entities/web-setting.ts'
import { webSettingMetaPixel } from './entities/web-setting-meta-pixel.ts'
import { webSettingSosmed } from './entities/web-setting-sosmed.ts'
import type { Entity } from './entity.ts'

/** All entities of the staff API. */
export const entities: readonly Entity[] = [
	artikel,
	kategoriArtikel,
	artikelSetting,
	dokter,
	poliKlinik,
	keluhan,
	faq,
	layanan,
	fasilitas,
	mitra,
	komunitas,
	testimoni,
	testimoniGoogle,
	prestasi,
	gallery,
	shopItem,
	shopTipe,
	shopKategori,
	shopUsia,
	shopSetting,
	berandaBanner,
	berandaPendaftaran,
	berandaSambutan,
	popupInformation,
	webSetting,
	webSettingSosmed,
	webSettingMetaPixel,
	kataKomentar,
]
