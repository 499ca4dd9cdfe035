import { expect, test } from 'vitest'
import { cachedAddress } from './cached-address.ts'

test.each([
	['/', '/'],
	['/?utm_source=wa&fbclid=1', '/'],
	['/faq?halaman=2', '/faq'],
	['/galeri?halaman=2&jenis=tiktok&x=1', '/galeri?jenis=tiktok&halaman=2'],
	['/kategori-info-kesehatan/ibu-dan-anak?halaman=3', '/kategori-info-kesehatan/ibu-dan-anak?halaman=3'],
	['/promo?halaman=', '/promo'],
	['/yasmin-shop?tipe=', '/yasmin-shop'],
	['/api/v1/public/faq?limit=100&page=1&_=77', '/api/v1/public/faq?limit=100&page=1'],
	['/api/v1/public/faq?page=1&limit=100', '/api/v1/public/faq?limit=100&page=1'],
	['/api/v1/public/web/template/', '/api/v1/public/web/template/'],
	['/api/v1/public/layanan/detail-uri/igd-24-jam', '/api/v1/public/layanan/detail-uri/igd-24-jam'],
	['/api/v1/public/dokter?searchByPoliKlinikUri=poli-anak', '/api/v1/public/dokter?searchByPoliKlinikUri=poli-anak'],
])('%s is kept as %s', (url, address) => expect(cachedAddress(url)).toBe(address))

test.each([
	...['/reservasi', '/RESERVASI', '/reservasi-status/K7MPQ-X3WVT-9HBCD', '/data-saya', '/%72eservasi', '//faq'],
	...['/pencarian?cari=jantung', '/?dokter=01', '/poli-klinik?cari=a', '/yasmin-shop?cari=khitan'],
	...['/yasmin-shop?tipe=gigi', '/yasmin-shop?tipe=&tipe=gigi', '/yasmin-shop?jenisKelamin=l'],
	...['/galeri?halaman=0', '/galeri?halaman=100', '/galeri?jenis=x', '/galeri?jenis=tiktok&jenis=youtube'],
	...['/images/w_320/artikel/a.webp', '/assets/a.js', '/robots.txt', '/faq.data', '/healthz', 'http://x/', '*'],
	...['/api/v1/public/shop-keranjang', '/api/v1/public/member-pasien', '/api/v1/public/member/data'],
	...['/api/v1/public/shop-reservasi/detail-kode/K7MPQ-X3WVT-9HBCD', '/api/v1/public/nothing', '/api/openapi.json'],
	...['/api/v1/public/artikel/detail/a?isCount=true', '/api/v1/public/dokter?searchByNama=a', `/?${'a'.repeat(2000)}`],
])('%s is answered anew', (url) => expect(cachedAddress(url)).toBeNull())

test.each(['/api/v1/public/artikel/detail/a', '/api/v1/public/artikel?page=1', '/api/v1/public/web/beranda/'])(
	'%s holds counts: kept for pages, answered anew for who asks for it',
	(url) => expect([cachedAddress(url, 'page'), cachedAddress(url)]).toEqual([url, null]),
)
