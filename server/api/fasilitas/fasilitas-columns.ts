export const fasilitasColumns = ['id', 'nama', 'uri', 'foto', 'ringkasan'] as const

/** The photos are a JSON list. */
export const readFoto = <Row extends { foto: string }>(row: Row) => ({ ...row, foto: JSON.parse(row.foto) as string[] })
