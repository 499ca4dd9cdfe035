import { TextInput } from 'react-admin'
import { berandaSambutanInput } from '../../contract/staff/beranda.ts'
import { FormColumns } from '../inputs/form-columns.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { SettingPage } from '../lists/setting-page.tsx'

export const BerandaSambutanPage = () => (
	<SettingPage resource="beranda-sambutan" title="Sambutan" schema={berandaSambutanInput}>
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
