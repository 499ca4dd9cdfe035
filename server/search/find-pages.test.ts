import { beforeAll, expect, test } from 'vitest'
import { findPages } from './find-pages.ts'
import { SearchIndex } from './search-index.ts'

const index = new SearchIndex()
beforeAll(() => index.update([]))

test.each([
	['jadwal dokter', ['/poli-klinik']],
	['jadwl dokter', ['/poli-klinik']],
	['cara daftar online', ['/poli-klinik']],
	['jadwal dokter hari ini', ['/dokter']],
	['praktek dokter hari sabtu', ['/dokter']],
	['kode reservasi hilang', ['/cek-reservasi']],
	['cek reservasi saya', ['/cek-reservasi']],
	['data saya', ['/data-saya']],
	['keranjang', ['/reservasi']],
	['harga paket', ['/yasmin-shop']],
	['galery', ['/galeri']],
	['ulasan pasien', ['/testimoni']],
	['kritik dan saran', ['/hubungi-kami']],
	['loker perawat', ['/hubungi-kami']],
	['hak pasien', ['/hak-pasien']],
])('“%s” names %j', (cari, pages) => expect(findPages(index.read(cari))).toEqual(pages))

test.each([
	'jadwal dokter anak',
	'paket jantung',
	'poli gigi',
	'klub jantung',
	'biaya rawat inap',
	'sakit',
	'xyzzy',
	'',
])('“%s” is about something else', (cari) => expect(findPages(index.read(cari))).toEqual([]))
