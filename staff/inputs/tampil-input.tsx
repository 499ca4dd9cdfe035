import { BooleanInput } from 'react-admin'

const KEPT = 'Bila dimatikan, pengunjung tidak melihatnya; isinya tetap tersimpan di sini.'

/** Hides a row from the site without deleting it. */
export const TampilInput = ({ helperText = KEPT }: { helperText?: string }) => (
	<BooleanInput source="tampil" label="Tampil di situs" defaultValue={1} helperText={helperText} />
)
