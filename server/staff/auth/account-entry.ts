/** The part of an audit entry that names an account. */
export const accountEntry = ({ id, nama }: { id: string; nama: string }, label = nama) => ({
	sumber: 'pengguna',
	sumberId: id,
	label,
})
