import HeadlessUI
import Observation

struct Item: Hashable, Identifiable {
  var id: Int
  var name: String
  var quantity = 1
}

@MainActor @Observable
final class Kitchen {
  var items = [Item(id: 1, name: "Kettle"), Item(id: 2, name: "Whisk", quantity: 3)]
  var path: [Item.ID] = []
  var draft: Item?
  var asksToDelete = false
}

/// A view with a list, a pushed screen, a sheet, and an alert.
struct KitchenView: View {
  @Bindable var kitchen: Kitchen

  var body: some View {
    NavigationStack(path: $kitchen.path) {
      List {
        ForEach(kitchen.items) { item in
          ItemRow(item: item) { kitchen.draft = item }
            .onTapGesture { kitchen.path.append(item.id) }
        }
        Button("Add") { kitchen.draft = Item(id: kitchen.items.count + 1, name: "") }
        Button("Delete all", role: .destructive) { kitchen.asksToDelete = true }
      }
      .navigationTitle("Kitchen")
      .navigationDestination(for: Item.ID.self) { id in
        ItemView(item: $kitchen.items[id - 1])
      }
    }
    .sheet(item: $kitchen.draft) { item in
      NavigationStack { ItemForm(kitchen: kitchen, item: item) }
    }
    .alert("Delete everything?", isPresented: $kitchen.asksToDelete) {
      Button("Delete", role: .destructive) { kitchen.items = [] }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("You can't undo this.")
    }
  }
}

struct ItemRow: View {
  let item: Item
  let edit: @MainActor () -> Void

  var body: some View {
    HStack {
      Text(item.name)
      Spacer()
      Text("\(item.quantity)")
      Button("Edit", action: edit)
    }
  }
}

struct ItemView: View {
  @Binding var item: Item

  var body: some View {
    VStack {
      Text("Quantity: \(item.quantity)")
      Button("+") { item.quantity += 1 }
    }
    .navigationTitle(item.name)
  }
}

struct ItemForm: View {
  let kitchen: Kitchen
  @State var item: Item
  @State private var isFavorite = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("Item") {
        TextField("Name", text: $item.name)
        Toggle("Favorite", isOn: $isFavorite)
      }
      Button("Save") {
        kitchen.items.append(item)
        dismiss()
      }
      .disabled(item.name.isEmpty)
    }
    .navigationTitle("New item")
  }
}
