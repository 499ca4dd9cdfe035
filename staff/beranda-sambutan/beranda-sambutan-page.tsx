import { TextInput } from 'react-admin'
import { isianBerandaSambutan } from '../../contract/staf/beranda-sambutan.ts'
import { SettingPage } from '../daftar/setting-page.tsx'
import { FormColumns } from '../isian/form-columns.tsx'
import { PictureInput } from '../isian/picture-input.tsx'
import { RichTextInput } from '../isian/rich-text-input.tsx'

export const BerandaSambutanPage = () => (
	<SettingPage sumber="beranda-sambutan" nama="Sambutan" isian={isianBerandaSambutan}>
		<FormColumns
			aside={
				<>
					<PictureInput source="fotoSambutan" label="Foto" folder="beranda/sambutan" helperText="Tegak." />
					<TextInput source="namaPerson" label="Nama dan gelar" defaultValue="" />
					<TextInput source="jabatanPerson" label="Jabatan" defaultValue="" />
				</>
			}
		>
			<RichTextInput source="sambutan" label="Sambutan" helperText="Tampil di halaman depan." />
		</FormColumns>
	</SettingPage>
)
