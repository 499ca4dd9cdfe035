import { expect, test } from 'vitest'
import { galleryAddress, readGalleryPlace } from './gallery-address.ts'

test.each([
	['', { jenis: undefined, halaman: 1 }],
	['?jenis=tiktok', { jenis: 'tiktok', halaman: 1 }],
	['?jenis=youtube&halaman=3', { jenis: 'youtube', halaman: 3 }],
	['?jenis=musik&halaman=0', { jenis: undefined, halaman: 1 }],
	['?halaman=-1', { jenis: undefined, halaman: 1 }],
	['?halaman=2.5', { jenis: undefined, halaman: 1 }],
	['?halaman=99', { jenis: undefined, halaman: 60 }],
	['?halaman=1000', { jenis: undefined, halaman: 1 }],
] as const)('%s shows %o', (search, place) => {
	expect(readGalleryPlace(search)).toEqual(place)
})

test('default values are not written into the address', () => {
	expect(galleryAddress({})).toBe('/galeri')
	expect(galleryAddress({ jenis: 'gambar' })).toBe('/galeri?jenis=gambar')
	expect(galleryAddress({ jenis: 'gambar', halaman: 1 })).toBe('/galeri?jenis=gambar')
	expect(galleryAddress({ halaman: 2 })).toBe('/galeri?halaman=2')
})
