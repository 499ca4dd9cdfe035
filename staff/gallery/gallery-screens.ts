import Icon from '@mui/icons-material/CollectionsOutlined'
import type { Screens } from '../screens.ts'
import { GalleryList, galleryPages } from './gallery-pages.tsx'

export const galleryScreens: Screens = {
	sumber: 'gallery',
	nama: 'Galeri',
	satu: 'Foto atau video',
	kelompok: 'isi',
	icon: Icon,
	label: 'keterangan',
	list: GalleryList,
	...galleryPages,
}
