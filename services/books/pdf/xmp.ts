/** What a PDF with an invoice in it has to say of itself: the properties of Factur-X, and their description, which PDF/A asks for. */
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = [
  ['DocumentFileName', 'name of the embedded XML invoice file', 'factur-x.xml'],
  ['DocumentType', 'INVOICE', 'INVOICE'],
  ['Version', 'The actual version of the Factur-X XML schema', '1.0'],
  ['ConformanceLevel', 'The conformance level of the embedded Factur-X data', 'EN 16931'],
] as const;

export const invoiceXmp = `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
${properties.map(([name, , value]) => `  <fx:${name}>${value}</fx:${name}>`).join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas>
    <rdf:Bag>
      <rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
        <pdfaSchema:property>
          <rdf:Seq>
${properties
  .map(
    ([name, description]) =>
      `            <rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join('\n')}
          </rdf:Seq>
        </pdfaSchema:property>
      </rdf:li>
    </rdf:Bag>
  </pdfaExtension:schemas>
</rdf:Description>
`;
